import { enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'
import { expectPageWithoutDefects } from './page-checks.ts'

const PAGES = [
  ['/admin', 'Dashboard'],
  ['/admin?tab=properties', 'Dashboard'],
  ['/admin/create-post', 'Create Post'],
  ['/admin/update-post/1', 'Update Post'],
  ['/admin/createpro', 'Create Property'],
  ['/admin/update-property/1', 'Update Property'],
  ['/admin/enquiries', 'Enquiries'],
  ['/admin/portals', 'Portals'],
  ['/admin/check', 'Site check'],
  ['/admin/brochures', 'Brochure'],
  ['/admin/activity', 'Activity'],
  ['/admin/trash', 'Trash'],
  ['/admin/listings', 'Listings'],
  ['/admin/team?person=1', 'Team'],
  ['/admin/places?tab=categories&edit=1', 'Categories and locations'],
  ['/admin/settings/mail', 'Mail'],
  ['/admin/settings/mailbox', 'Mailbox for leads'],
  ['/admin/portal-emails', 'Unknown mail'],
  ['/admin/settings/webhooks', 'Webhooks'],
  ['/admin/figures', 'Figures'],
  ['/admin/backups', 'Backups'],
  ['/admin/account', 'Account'],
  ['/forgotten-password', 'Forgotten password'],
] as const

for (const [path, title] of PAGES)
  test(`${path} is accessible, fits both screens and breaks nothing`, async ({ page }) => {
    await enterAsAdmin(page)
    await expectPageWithoutDefects(page, path, {
      onPhoneToo: true,
      ready: () => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(),
    })
  })
