import { expect, test } from 'vitest'

import type { Property } from '#domain/properties/property.ts'
import { PHOTO, PORTAL_RULES, villa } from '#test/portal-listing.ts'
import { emptyProperty } from '#test/samples.ts'

import { PORTALS, type Portal } from './portal.ts'
import { couldBeInFeed, isInFeed, preflight } from './preflight.ts'

/** Nothing can be said against it. */
const perfect: Property = {
  ...villa,
  properties_description: 'Five rooms around a court. '.repeat(10),
  photos: Array.from({ length: 5 }, (_, at) => PHOTO.replace('0', `${at}`)),
  title_ar: 'فيلا',
  description_ar: 'خمس غرف',
}

const findings = (fault: Partial<Property>, portal: Portal) =>
  preflight({ ...perfect, ...fault }, portal, PORTAL_RULES)

test('a complete property has no findings', () => {
  for (const portal of PORTALS) expect(findings({}, portal)).toEqual([])
})

const REFUSED: [Partial<Property>, string, string][] = [
  [{ permit_number: '' }, 'permit', 'There is no permit.'],
  [{ permit_url: '' }, 'permit', 'There is no permit.'],
  [{ permit_expires_on: '2026-02-28' }, 'permit', 'The permit has expired.'],
  [{ properties_title: ' ' }, 'listing', 'There is no title.'],
  [{ category_name: '' }, 'listing', 'There is no category.'],
  [{ location_name: '\u0001' }, 'listing', 'There is no location.'],
  [{ currency: 'USD' }, 'listing', 'The price is in USD, and not in AED.'],
  [{ currency: '' }, 'listing', 'The price is in no currency, and not in AED.'],
  [{ price: ' ' }, 'listing', 'There is no price.'],
  [{ price: 'Ask us' }, 'listing', 'The price is not in plain digits.'],
  [{ maxarea: null, minarea: null }, 'size', 'There is no area.'],
  [{ bedroom: null }, 'size', 'There are no bedrooms.'],
  [{ bedroom: -1 }, 'size', 'There are no bedrooms.'],
  [{ bathroom: null }, 'size', 'There are no bathrooms.'],
  [{ properties_description: '##' }, 'text', 'There is no description.'],
  [{ photos: [] }, 'photos', 'There is no photo.'],
]

test.each(REFUSED)('%o is refused', (fault, section, what) => {
  for (const portal of PORTALS) {
    const refused = findings(fault, portal).filter((finding) => finding.refused)
    expect(refused).toEqual([{ section, what, refused: true }])
    expect(isInFeed({ ...perfect, ...fault }, portal, PORTAL_RULES)).toBe(false)
    // It was in the feed before, so it is listed as deleted although its permit has expired.
    expect(couldBeInFeed({ ...perfect, ...fault }, portal)).toBe(section === 'permit')
  }
})

test('Property Finder, whose feed does not say by what a rent is paid, gets yearly rents only', () => {
  const refused = (rent_period: Property['rent_period'], portal: Portal) =>
    findings({ type: 'For rent', rent_period }, portal).map(({ what }) => what)
  for (const period of ['month', 'week', 'day'] as const) {
    expect(refused(period, 'property-finder')).toEqual([
      'Property Finder’s feed takes yearly rents only.',
    ])
    expect(refused(period, 'bayut')).toEqual([])
  }
  for (const period of ['year', ''] as const) expect(refused(period, 'property-finder')).toEqual([])
})

test('a category without a type at the portal is refused', () => {
  const [bayut, finder] = PORTALS.map((portal) => findings({ category_name: 'Houseboat' }, portal))
  const found = { section: 'listing', refused: true }
  expect(bayut).toEqual([{ ...found, what: 'Bayut and dubizzle has no type for “Houseboat”.' }])
  expect(finder).toEqual([{ ...found, what: 'Property Finder has no type for “Houseboat”.' }])
})

test('offices and plots need no rooms, and a studio only a bathroom', () => {
  const none = { bedroom: null, bathroom: null }
  for (const portal of PORTALS) {
    for (const category_name of ['Office', 'Retail', 'Warehouse', 'Plot'])
      expect(findings({ ...none, category_name }, portal)).toEqual([])
    expect(findings({ bedroom: 0, bathroom: 0 }, portal)).toEqual([])
  }
})

const ADVISED: [Partial<Property>, string, string][] = [
  [{ properties_title: 'x'.repeat(151) }, 'listing', 'The title is long and may be cut.'],
  [
    { properties_description: 'x'.repeat(199) },
    'text',
    'The description has fewer than 200 characters.',
  ],
  [{ photos: perfect.photos.slice(1) }, 'photos', 'There are fewer than 5 photos.'],
  [{ photos: [PHOTO] }, 'photos', 'There are fewer than 5 photos.'],
  [{ agent_name: '' }, 'permit', 'No agent is named; the agency stands in.'],
  [{ agent_brn: '' }, 'permit', 'The agent’s BRN is missing.'],
  [{ title_ar: ' \u0001' }, 'listing', 'There is no Arabic heading.'],
  [{ description_ar: '##' }, 'text', 'There is no Arabic text.'],
]

test.each(ADVISED)('%o goes out with advice', (fault, section, what) => {
  for (const portal of PORTALS) {
    expect(findings(fault, portal)).toEqual([{ section, what, refused: false }])
    expect(isInFeed({ ...perfect, ...fault }, portal, PORTAL_RULES)).toBe(true)
  }
})

test('texts and photos exactly at the limits need no advice', () => {
  for (const portal of PORTALS) {
    expect(findings({ properties_title: 'x'.repeat(150) }, portal)).toEqual([])
    expect(findings({ properties_description: 'x'.repeat(200) }, portal)).toEqual([])
  }
})

test('Property Finder asks for a point on the map', () => {
  const advice = (what: string) => [{ section: 'place', what, refused: false }]
  for (const nowhere of [{ latitude: null }, { longitude: null }]) {
    expect(findings(nowhere, 'property-finder')).toEqual(advice('There is no point on the map.'))
    expect(findings(nowhere, 'bayut')).toEqual([])
  }
})

test('findings that refuse a property come first', () => {
  for (const portal of PORTALS) {
    const refused = preflight(emptyProperty, portal, PORTAL_RULES).map((finding) => finding.refused)
    expect(refused).toEqual(refused.toSorted((a, b) => Number(b) - Number(a)))
    expect(preflight(emptyProperty, portal, PORTAL_RULES)[0]?.section).toBe('permit')
  }
})

test('a missing text is not also reported as short', () => {
  for (const portal of PORTALS) {
    const words = preflight(emptyProperty, portal, PORTAL_RULES).map(({ what }) => what)
    expect(words.filter((what) => what.includes('fewer'))).toEqual([])
    expect(words.filter((what) => what.includes('type for'))).toEqual([])
  }
})
