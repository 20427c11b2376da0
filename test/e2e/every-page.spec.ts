import { expectSoundPage } from './sound-page.ts'
import { PHONE_TOO, test } from './site.ts'

const PAGES = [
  '/',
  '/properties',
  '/properties?searchTerm=igloo',
  '/properties?searchTerm=creek+harbour+3+bed&maxPrice=1m',
  '/properties2/30',
  '/properties2/5',
  '/blog',
  '/BlogInfo/1',
  '/BlogInfo/999999',
  '/about',
  '/contact-us',
  '/sell-property',
  '/shortlist?ids=30,5',
  '/compare?ids=30,5',
  '/no-such-page',
  '/login',
]

for (const path of PAGES)
  test(`${path} is accessible, fits the screen and breaks nothing`, PHONE_TOO, async ({ page }) => {
    await expectSoundPage(page, path)
  })

test('an empty site is accessible and breaks nothing', async ({ page, emptySite }) => {
  for (const path of ['/', '/properties', '/blog'])
    await expectSoundPage(page, emptySite.url + path)
})
