import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'

import type { Property } from '#domain/properties/property.ts'
import { profile } from '#agency/profile.ts'
import { faultsOf } from '#test/feed-schema.ts'
import { FEED_OPTIONS, PHOTO, PLAN, PORTAL_RULES, villa } from '#test/portal-listing.ts'

import { feed } from './feed.ts'
import { areaOf, dirhamsOf, dubaiTime, feedEntry, feedText } from './feed-entry.ts'
import { PORTALS, type Portal } from './portal.ts'
import { isInFeed, preflight } from './preflight.ts'

async function writeFeed(
  portal: Portal,
  published: Property[],
  withdrawn: { listing: Property; at: string }[] = [],
  options = FEED_OPTIONS,
): Promise<string> {
  let text = ''
  const source = {
    async *published() {
      yield published
    },
    async *withdrawn() {
      yield withdrawn
    },
  }
  for await (const part of feed(portal, source, options)) text += part
  return text
}

/** The texts of an element, as a parser reads them. */
async function textsOf(feed: string, name: string): Promise<string[]> {
  const { normalized } = await validateXML({ xml: feed, normalization: 'c14n' })
  return [...normalized.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, text = '']) =>
      text
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#xD;', '\r')
        .replaceAll('&amp;', '&'),
  )
}

/** Every element that holds a text, in its order. */
function elementsOf(feed: string): string[] {
  const flat = feed.replaceAll(/<!\[CDATA\[|\]\]>/g, '')
  return [...flat.matchAll(/<(\w+)(?: [^>]*)?>([^<>]*)<\/\1>/g)].map(
    ([, name = '', text = '']) => `${name}: ${text}`,
  )
}

/** A property with every field. */
const complete: Property = {
  ...villa,
  agent_phone: '+971 50 555 0199',
  agent_email: 'sara@homes.example',
  title_ar: 'فيلا',
  description_ar: 'خمس غرف',
  sub_community: 'The Nest',
  tower_name: 'House 4',
  video_url: 'https://video.example/1',
}

describe('the feed for Bayut and dubizzle', () => {
  test('contains every field that is known', async () => {
    const text = await writeFeed('bayut', [complete])
    expect(await faultsOf('bayut', text)).toEqual([])
    expect(elementsOf(text)).toEqual([
      'Property_Ref_No: GH-7',
      'Permit_Number: 7112345600',
      'Property_Status: live',
      'Property_purpose: Buy',
      'Property_Type: Villa',
      'Property_Size: 11194',
      'Property_Size_Unit: SQFT',
      'Bedrooms: 5',
      'Bathrooms: 6',
      'Feature: Pool',
      'Feature: Garden',
      'Off_plan: No',
      'Portal: Bayut',
      'Portal: dubizzle',
      'Last_Updated: 2026-03-01 00:30:00',
      'Property_Title: Garden villa',
      'Property_Title_AR: فيلا',
      'Property_Description: The house\nFive rooms & a court.\nBold',
      'Property_Description_AR: خمس غرف',
      'Price: 18400000',
      'Furnished: Partly',
      'City: Dubai',
      'Locality: Al Barari',
      'Sub_Locality: The Nest',
      'Tower_Name: House 4',
      `Image: https://a.example/uploads/${PHOTO}`,
      'Video: https://video.example/1',
      `Floor_Plan: https://a.example/uploads/${PLAN}`,
      'Listing_Agent: Sara Haddad',
      'Listing_Agent_Phone: +971 50 555 0199',
      'Listing_Agent_Email: sara@homes.example',
    ])
  })

  test('leaves out unknown fields, and names the agency if no agent is named', async () => {
    const anyone = {
      ...villa,
      agent_name: '',
      agent_brn: '',
      furnished: '',
      features: ' , ',
    } as const
    const names = elementsOf(await writeFeed('bayut', [anyone]))
    for (const unknown of ['Property_Title_AR', 'Property_Description_AR', 'Rent_Frequency'])
      expect(names.join()).not.toContain(unknown)
    for (const unknown of ['Furnished', 'Sub_Locality', 'Tower_Name', 'Video:', 'Feature:'])
      expect(names.join()).not.toContain(unknown)
    expect(names.slice(-3)).toEqual([
      `Listing_Agent: ${profile.name}`,
      'Listing_Agent_Phone: +971 50 555 0187',
      'Listing_Agent_Email: hello@ghafandharbour.example',
    ])
  })

  test('marks a property that is not yet built as off plan', async () => {
    const text = await writeFeed('bayut', [{ ...villa, type: 'Off-plan sale' }])
    expect(await textsOf(text, 'Off_plan')).toEqual(['Yes'])
  })

  test('lists as deleted only what it could have listed before', async () => {
    const never = { ...villa, id: 9, reference: 'GH-9', photos: [] }
    const at = '2026-02-28T21:00:00.000Z'
    const withdrawn = [
      { listing: never, at },
      { listing: { ...villa, id: 8, reference: 'GH-8' }, at },
    ]
    expect(await textsOf(await writeFeed('bayut', [], withdrawn), 'Property_Ref_No')).toEqual([
      'GH-8',
    ])
  })

  test('uses the element names and the order that the portal documents', async () => {
    const text = await writeFeed('bayut', [villa])
    expect(await faultsOf('bayut', text)).toEqual([])
    const flat = text.replaceAll(/<!\[CDATA\[|\]\]>/g, '')
    for (const part of [
      '<Property_Ref_No>GH-7</Property_Ref_No><Permit_Number>7112345600</Permit_Number>',
      '<Property_Status>live</Property_Status><Property_purpose>Buy</Property_purpose>',
      '<Property_Type>Villa</Property_Type><Property_Size>11194</Property_Size>',
      '<Features><Feature>Pool</Feature><Feature>Garden</Feature></Features><Off_plan>No</Off_plan>',
      '<Portals><Portal>Bayut</Portal><Portal>dubizzle</Portal></Portals>',
      '<Last_Updated>2026-03-01 00:30:00</Last_Updated>',
      '<Property_Description>The house\nFive rooms & a court.\nBold</Property_Description>',
      '<Price>18400000</Price><Furnished>Partly</Furnished><City>Dubai</City>',
      `<Images><Image>https://a.example/uploads/${PHOTO}</Image></Images><Videos></Videos>`,
      `<Floor_Plans><Floor_Plan>https://a.example/uploads/${PLAN}</Floor_Plan></Floor_Plans>`,
      '<Listing_Agent>Sara Haddad</Listing_Agent>',
    ])
      expect(flat).toContain(part)
  })

  test('writes -1 bedrooms for a studio, and a yearly rent', async () => {
    const text = await writeFeed('bayut', [{ ...villa, bedroom: 0, type: 'For rent' }])
    expect(await textsOf(text, 'Bedrooms')).toEqual(['-1'])
    expect(await textsOf(text, 'Rent_Frequency')).toEqual(['Yearly'])
    expect(await textsOf(text, 'Property_purpose')).toEqual(['Rent'])
  })

  test('lists a withdrawn property as deleted, even if its permit has expired', async () => {
    const listing = { ...villa, id: 8, reference: 'GH-8', permit_expires_on: '2020-01-01' }
    const text = await writeFeed('bayut', [villa], [{ listing, at: '2026-02-28T21:00:00.000Z' }])
    expect(await faultsOf('bayut', text)).toEqual([])
    expect(await textsOf(text, 'Property_Status')).toEqual(['live', 'deleted'])
    expect(await textsOf(text, 'Property_Ref_No')).toEqual(['GH-7', 'GH-8'])
    expect((await textsOf(text, 'Last_Updated'))[1]).toBe('2026-03-01 01:00:00')
  })
})

describe('the feed for Property Finder', () => {
  test('contains every field that is known', async () => {
    const text = await writeFeed('property-finder', [complete])
    expect(await faultsOf('property-finder', text)).toEqual([])
    expect(elementsOf(text)).toEqual([
      'reference_number: GH-7',
      'permit_number: 7112345600',
      'offering_type: RS',
      'property_type: VH',
      'price: 18400000',
      'city: Dubai',
      'community: Al Barari',
      'sub_community: The Nest',
      'property_name: House 4',
      'title_en: Garden villa',
      'title_ar: فيلا',
      'description_en: The house\nFive rooms & a court.\nBold',
      'description_ar: خمس غرف',
      'size: 11194',
      'bedroom: 5',
      'bathroom: 6',
      'id: 52644',
      'name: Sara Haddad',
      'email: sara@homes.example',
      'phone: +971 50 555 0199',
      'license_no: 52644',
      `url: https://a.example/uploads/${PHOTO}`,
      `url: https://a.example/uploads/${PLAN}`,
      'longitude: 55.29',
      'latitude: 25.08',
      'completion_status: completed',
      'furnished: Partly',
    ])
    expect(text).toContain('<floor_plan><url last_update="2026-03-01 00:30:00" watermark="yes">')
    expect(text.endsWith('</property>\n</list>\n')).toBe(true)
  })

  test('leaves out unknown fields, and names the agency if no agent is named', async () => {
    const anyone: Property = {
      ...villa,
      agent_name: '',
      agent_brn: '',
      furnished: '',
      floor_photos: [],
      latitude: null,
    }
    for (const listing of [anyone, { ...anyone, latitude: 25, longitude: null }]) {
      const text = await writeFeed('property-finder', [listing])
      expect(await faultsOf('property-finder', text)).toEqual([])
      for (const unknown of ['license_no', 'furnished', 'floor_plan', 'geopoints', 'sub_community'])
        expect(text).not.toContain(unknown)
      expect(text).not.toMatch(/title_ar|description_ar/)
      expect(await textsOf(text, 'id')).toEqual([profile.name])
      expect(await textsOf(text, 'phone')).toEqual(['+971 50 555 0187'])
    }
  })

  test('writes 0 bedrooms for a studio, and none for a plot', async () => {
    const studio = await writeFeed('property-finder', [{ ...villa, bedroom: 0 }])
    expect(await textsOf(studio, 'bedroom')).toEqual(['0'])
    for (const [portal, rooms] of [
      ['property-finder', ['bedroom', 'bathroom']],
      ['bayut', ['Bedrooms', 'Bathrooms']],
    ] as const)
      for (const name of rooms)
        expect(
          await textsOf(await writeFeed(portal, [{ ...villa, category_name: 'Plot' }]), name),
        ).toEqual([])
  })

  test('starts with the number of properties and their last change', async () => {
    const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z']
    const text = await writeFeed('property-finder', [
      { ...villa, updated_at: early },
      { ...villa, updated_at: late },
      { ...villa, updated_at: early },
      { ...villa, photos: [] },
    ])
    expect(text).toContain('<list last_update="2026-02-01 04:00:00" listing_count="3">')
    expect(await writeFeed('property-finder', [])).toContain(
      '<list last_update="2026-03-01 00:00:00" listing_count="0">',
    )
  })

  test('leaves out a permit that is not there, where none is required', async () => {
    const unpermitted = { ...villa, permit_number: '' }
    const { agency } = FEED_OPTIONS
    const text = await writeFeed('property-finder', [unpermitted], [], {
      ...FEED_OPTIONS,
      agency: { ...agency, portals: { ...agency.portals, permitRequired: false } },
    })
    expect(await faultsOf('property-finder', text)).toEqual([])
    expect(await textsOf(text, 'reference_number')).toEqual(['GH-7'])
    expect(text).not.toContain('permit_number')
  })

  test('leaves out withdrawn properties', async () => {
    const text = await writeFeed('property-finder', [], [{ listing: villa, at: villa.updated_at }])
    expect(text).not.toContain('GH-7')
  })

  test('uses the element names and the order that the portal documents', async () => {
    const text = await writeFeed(
      'property-finder',
      [villa],
      [{ listing: villa, at: villa.updated_at }],
    )
    expect(await faultsOf('property-finder', text)).toEqual([])
    expect(text).toContain('<list last_update="2026-03-01 00:30:00" listing_count="1">')
    expect(text).toContain('<property last_update="2026-03-01 00:30:00">')
    expect(await textsOf(text, 'offering_type')).toEqual(['RS'])
    expect(await textsOf(text, 'property_type')).toEqual(['VH'])
    expect(await textsOf(text, 'license_no')).toEqual(['52644'])
    expect(text).toContain(
      `<url last_update="2026-03-01 00:30:00" watermark="yes">https://a.example/uploads/${PHOTO}</url>`,
    )
  })

  test('marks an office as commercial, and a property not yet built as off plan', async () => {
    const office = { ...villa, category_name: 'Office', type: 'To let', bedroom: null }
    const plan = { ...villa, type: 'Off-plan sale' }
    const text = await writeFeed('property-finder', [office, plan])
    expect(await faultsOf('property-finder', text)).toEqual([])
    expect(await textsOf(text, 'offering_type')).toEqual(['CR', 'RS'])
    expect(await textsOf(text, 'completion_status')).toEqual(['completed', 'off_plan'])
  })
})

describe('any feed', () => {
  test('is valid without any property', async () => {
    for (const portal of PORTALS)
      expect(await faultsOf(portal, await writeFeed(portal, []))).toEqual([])
  })

  test('leaves out exactly what the preflight refuses', async () => {
    const wrong: Partial<Property>[] = [
      { currency: 'USD' },
      { price: 'Price on request' },
      { price: '0' },
      { category_name: '' },
      { category_name: 'Houseboat' },
      { location_name: '' },
      { maxarea: null, minarea: null },
      { bedroom: null },
      { properties_title: ' ' },
      { properties_description: '' },
      { photos: [] },
      { permit_number: '' },
      { permit_expires_on: '2026-02-28' },
    ]
    for (const portal of PORTALS)
      for (const fault of wrong) {
        const listing = { ...villa, ...fault }
        expect(isInFeed(listing, portal, PORTAL_RULES)).toBe(false)
        expect(
          preflight(listing, portal, PORTAL_RULES).filter(({ refused }) => refused),
        ).toHaveLength(1)
        expect(await writeFeed(portal, [listing])).not.toContain('GH-7')
      }
    for (const portal of PORTALS) {
      expect(isInFeed(villa, portal, PORTAL_RULES)).toBe(true)
      expect(
        isInFeed({ ...villa, category_name: 'Plot', bedroom: null }, portal, PORTAL_RULES),
      ).toBe(true)
    }
  })

  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      ']]>',
      ']]]]>>]]>',
      '<![CDATA[',
      '</Property><Property>',
      '\u0000\u0001\u0008\u000b\ufffe\uffff',
      '\ud800',
      '😀 & <b>"\'',
      '&#0;&amp;',
      '<!--',
      '\r\n\t\u2028',
      '<?xml version="1.0"?>',
    ),
  )
  const text = fc.array(hostile, { maxLength: 6 }).map((parts) => parts.join(''))
  const listing = fc
    .record({
      properties_title: text,
      properties_description: text,
      location_name: text,
      permit_number: text,
      agent_name: text,
      agent_phone: text,
      title_ar: text,
      description_ar: text,
      sub_community: text,
      tower_name: text,
      features: text,
      video_url: text,
    })
    // Something that can be read stands in each that a feed must have.
    .map((texts): Property => ({
      ...villa,
      ...texts,
      properties_title: `a${texts.properties_title}`,
      properties_description: `b${texts.properties_description}`,
      location_name: `c${texts.location_name}`,
      permit_number: `d${texts.permit_number}`,
    }))

  test('is valid XML and keeps every text, whatever was typed', async () => {
    const listings = fc.sample(listing, { numRuns: 300, seed: 8 })
    const live = listings.filter((each) => isInFeed(each, 'bayut', PORTAL_RULES))
    expect(live).toHaveLength(300)
    for (const portal of PORTALS)
      expect(await faultsOf(portal, await writeFeed(portal, listings)), portal).toEqual([])
    const titles = await textsOf(await writeFeed('bayut', listings), 'Property_Title')
    expect(titles).toEqual(listings.map(({ properties_title }) => asXmlHolds(properties_title)))
  })
})

/** What of a text XML can hold, with line ends as parsers give them. */
function asXmlHolds(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .trim()
    .replaceAll(/\r\n?/g, '\n')
}

test('a price counts if it is in digits and in dirhams', () => {
  const priced = (price: string, currency = 'AED') => dirhamsOf({ ...villa, price, currency })
  expect([priced('4850000'), priced(' 4,850,000 '), priced('4 850 000'), priced('99.50')]).toEqual([
    4_850_000, 4_850_000, 4_850_000, 100,
  ])
  for (const price of ['', '4.850.000', '4,85', '1e6', 'AED 5', '-5', '0', '٥'])
    expect(priced(price), price).toBeUndefined()
  expect(priced('4850000', 'USD')).toBeUndefined()
})

test('a price has at most two decimals, no sign, and is a safe integer', () => {
  const priced = (price: string) => dirhamsOf({ ...villa, price })
  expect([priced('1.5'), priced('0.4'), priced('0.5'), priced('1,000,000.75')]).toEqual([
    2,
    undefined,
    1,
    1_000_001,
  ])
  for (const price of [
    '1.555',
    '1.',
    '.5',
    '1,00',
    '1,0000',
    '1234,567',
    'x1',
    '1x',
    '9'.repeat(17),
  ])
    expect(priced(price), price).toBeUndefined()
  expect(priced('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
})

test('the area is the one with terraces, or else the indoor one, and never zero', () => {
  const area = (maxarea: number | null, minarea: number | null) =>
    areaOf({ ...villa, maxarea, minarea })
  expect([area(200, 100), area(null, 100), area(null, null), area(0, 100), area(-1, null)]).toEqual(
    [200, 100, undefined, undefined, undefined],
  )
})

test('room counts are rounded, and negative ones are left out', () => {
  const rooms = (bedroom: number | null, bathroom: number | null) => {
    const entry = feedEntry({ ...villa, bedroom, bathroom }, FEED_OPTIONS, villa.updated_at)
    return [entry.bedrooms, entry.bathrooms]
  }
  expect(rooms(2.5, 1.2)).toEqual([3, 1])
  expect(rooms(0, 0)).toEqual([0, 0])
  expect(rooms(-1, null)).toEqual([undefined, undefined])
})

test('a duplicate photo is listed once, and floor plans are not among the photos', () => {
  const other = PLAN.replace('f', '0')
  const entry = feedEntry(
    {
      ...villa,
      photos: [PHOTO, PHOTO],
      floor_photos: [
        [PLAN, PHOTO],
        [other, PLAN],
      ],
    },
    FEED_OPTIONS,
    villa.updated_at,
  )
  const at = (name: string) => `https://a.example/uploads/${name}`
  expect(entry.photos).toEqual([at(PHOTO)])
  expect(entry.plans).toEqual([at(PLAN), at(other)])
})

test('a text is trimmed, without control characters', () => {
  expect(feedText(' \u0000 Al Barari\n')).toBe('Al Barari')
  expect(feedText('\u0001\u0002')).toBe('')
  const spaced = { ...villa, title_ar: ' ', tower_name: ' A ', features: 'Pool,, Garden ,' }
  expect(feedEntry(spaced, FEED_OPTIONS, villa.updated_at)).toMatchObject({
    titleAr: undefined,
    building: 'A',
    features: ['Pool', 'Garden'],
  })
})

test('times are in Dubai’s time zone', () => {
  expect(dubaiTime('2026-12-31T20:00:01.500Z')).toBe('2027-01-01 00:00:01')
})
