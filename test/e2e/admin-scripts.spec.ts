import { openEachEnquiry } from '#test/xss/open-enquiries.ts'
import { plantPayload } from '#test/xss/plant-payload.ts'
import { watchPage } from '#test/xss/watch-page.ts'

import { enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'

/** Breaks out of an attribute and of a script; `npm run reliability -- xss` tries many more payloads. */
const PAYLOAD = `javascript:alert(1);//' onmouseover=alert(1) "><svg onload=alert(1)></script><script>alert(1)</script>`

/** Each of the forms stores one enquiry with the payload. */
const ENQUIRY_FORMS = 4

test.use({
  // Without the pages' content security policy, so that an injected script would run.
  bypassCSP: true,
  // A site of its own: no other test may see the payload.
  baseURL: async ({ newSite }, use) => use(newSite.url),
})

test('a script that is typed into any field never runs where the text is shown', async ({
  page,
  newSite,
}) => {
  const { token } = await enterAsAdmin(page, { ownSession: true })
  const watched = await watchPage(page, newSite.url)
  const visit = async (path: string, content = 'main') => {
    await page.goto(path)
    await expect(page.locator(content).first()).toBeVisible()
    expect(await watched.findings(), path).toEqual([])
  }
  const { property, post } = await plantPayload({ url: newSite.url, token }, PAYLOAD)
  await visit(`/properties2/${property}`)
  await visit(`/BlogInfo/${post}`)
  await visit(`/properties?searchTerm=${encodeURIComponent(PAYLOAD)}`)
  await visit('/')
  await visit('/blog')
  await visit(`/admin/update-property/${property}`, '#admin-content form')
  await visit(`/admin/update-post/${post}`, '#admin-content form')
  await visit('/admin', '#admin-content article')
  await visit('/admin/activity', '#admin-content li')
  await visit('/admin/enquiries?state=all', '[data-enquiry]')
  let opened = 0
  await openEachEnquiry(page, async () => {
    opened++
    expect(await watched.findings(), page.url()).toEqual([])
  })
  expect(opened).toBe(ENQUIRY_FORMS)
})
