import { openEachEnquiry } from '#test/xss/open-enquiries.ts'
import { plantPayload } from '#test/xss/plant-payload.ts'
import { watchPage } from '#test/xss/watch-page.ts'

import { enterAsAdmin } from './admin.ts'
import { expect, test } from './site.ts'

/** A few of the Big List of Naughty Strings; `npm run reliability -- xss` has them all. */
const PAYLOADS = [
  '</script><script>alert(1)</script>',
  `"><svg onload=alert(1)>`,
  `javascript:alert(1);//' onmouseover=alert(1)`,
]

/** Each payload is sent by every one. */
const ENQUIRY_FORMS = 4

// Whatever got in would run: the pages' own policy does not stand in its way here.
test.use({ bypassCSP: true })

test('what is written into the fields never runs where it is shown', async ({ page, site }) => {
  const { token } = await enterAsAdmin(page)
  const watched = await watchPage(page, site.url)
  const visit = async (path: string) => {
    await page.goto(path)
    if (path.startsWith('/admin')) await page.waitForLoadState('networkidle')
    expect(await watched.findings(), path).toEqual([])
  }
  for (const payload of PAYLOADS) {
    const { property, post } = await plantPayload({ url: site.url, token }, payload)
    await visit(`/properties2/${property}`)
    await visit(`/BlogInfo/${post}`)
    await visit(`/admin/update-property/${property}`)
    await visit(`/admin/update-post/${post}`)
    await visit(`/properties?searchTerm=${encodeURIComponent(payload)}`)
  }
  for (const path of ['/', '/blog', '/admin', '/admin/activity', '/admin/enquiries?state=all'])
    await visit(path)
  let opened = 0
  await openEachEnquiry(page, async () => {
    opened++
    expect(await watched.findings(), page.url()).toEqual([])
  })
  expect(opened).toBe(PAYLOADS.length * ENQUIRY_FORMS)
})
