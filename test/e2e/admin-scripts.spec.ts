import { openEachEnquiry } from '#test/xss/open-enquiries.ts'
import { plantPayload } from '#test/xss/plant-payload.ts'
import { watchPage } from '#test/xss/watch-page.ts'

import { enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'

/** The ways out of an attribute and of a script, in one; `npm run reliability -- xss` has many more. */
const PAYLOAD = `javascript:alert(1);//' onmouseover=alert(1) "><svg onload=alert(1)></script><script>alert(1)</script>`

/** The payload is sent by every one. */
const ENQUIRY_FORMS = 4

test.use({
  // Whatever got in would run: the pages' own policy does not stand in its way here.
  bypassCSP: true,
  // What it writes is on no page of another test.
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
