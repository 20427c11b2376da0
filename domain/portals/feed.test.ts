import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'

import type { Property } from '#domain/properties/property.ts'
import { faultsOf } from '#test/feed-schema.ts'
import { bareListing } from '#test/samples.ts'

import { feed } from './feed.ts'
import { dirhamsOf, dubaiTime } from './feed-entry.ts'
import { PORTALS, type Portal } from './portal.ts'
import { goesOut, preflight } from './preflight.ts'

const TODAY = '2026-03-01'
const PHOTO = '0123456789abcdef0123456789abcdef.jpg'
const PLAN = 'fedcba9876543210fedcba9876543210.png'

const villa: Property = {
  ...bareListing,
  properties_title: 'Garden villa',
  properties_description: '## The house\nFive rooms & a court.\n**Bold',
  type: 'For sale',
  currency: 'AED',
  price: '18,400,000',
  minarea: 780,
  maxarea: 1040,
  bedroom: 5,
  bathroom: 6,
  category_name: 'Villa',
  location_name: 'Al Barari',
  photos: [PHOTO],
  floor_photos: [[PLAN, PHOTO]],
  permit_number: '7112345600',
  permit_url: 'https://dubailand.gov.ae/',
  permit_expires_on: '2026-03-01',
  agent_name: 'Sara Haddad',
  agent_brn: '52644',
  features: 'Pool, Garden',
  furnished: 'partly',
  latitude: 25.08,
  longitude: 55.29,
  updated_at: '2026-02-28T20:30:00.000Z',
}

async function told(
  portal: Portal,
  shown: Property[],
  gone: { listing: Property; at: string }[] = [],
): Promise<string> {
  let text = ''
  const source = {
    async *shown() {
      yield shown
    },
    async *gone() {
      yield gone
    },
  }
  for await (const part of feed(portal, source, { publicUrl: 'https://a.example', today: TODAY }))
    text += part
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

describe('the feed for Bayut and dubizzle', () => {
  test('tells a listing by the names and in the order of the notes', async () => {
    const text = await told('bayut', [villa])
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

  test('calls a studio -1 bedrooms, and a rent yearly', async () => {
    const text = await told('bayut', [{ ...villa, bedroom: 0, type: 'For rent' }])
    expect(await textsOf(text, 'Bedrooms')).toEqual(['-1'])
    expect(await textsOf(text, 'Rent_Frequency')).toEqual(['Yearly'])
    expect(await textsOf(text, 'Property_purpose')).toEqual(['Rent'])
  })

  test('tells what is gone as deleted, also where its permit is over', async () => {
    const listing = { ...villa, id: 8, permit_expires_on: '2020-01-01' }
    const text = await told('bayut', [villa], [{ listing, at: '2026-02-28T21:00:00.000Z' }])
    expect(await faultsOf('bayut', text)).toEqual([])
    expect(await textsOf(text, 'Property_Status')).toEqual(['live', 'deleted'])
    expect(await textsOf(text, 'Property_Ref_No')).toEqual(['GH-7', 'GH-8'])
    expect((await textsOf(text, 'Last_Updated'))[1]).toBe('2026-03-01 01:00:00')
  })
})

describe('the feed for Property Finder', () => {
  test('tells a listing by the names and in the order of the notes', async () => {
    const text = await told('property-finder', [villa], [{ listing: villa, at: villa.updated_at }])
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

  test('calls an office to let commercial, and a home not yet built off plan', async () => {
    const office = { ...villa, category_name: 'Office', type: 'To let', bedroom: null }
    const plan = { ...villa, type: 'Off-plan sale' }
    const text = await told('property-finder', [office, plan])
    expect(await faultsOf('property-finder', text)).toEqual([])
    expect(await textsOf(text, 'offering_type')).toEqual(['CR', 'RS'])
    expect(await textsOf(text, 'completion_status')).toEqual(['completed', 'off_plan'])
  })
})

describe('any feed', () => {
  test('of no listing is a feed', async () => {
    for (const portal of PORTALS) expect(await faultsOf(portal, await told(portal, []))).toEqual([])
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
        expect(goesOut(listing, portal, TODAY)).toBe(false)
        expect(preflight(listing, portal, TODAY).filter(({ refused }) => refused)).toHaveLength(1)
        expect(await told(portal, [listing])).not.toContain('GH-7')
      }
    for (const portal of PORTALS) {
      expect(goesOut(villa, portal, TODAY)).toBe(true)
      expect(goesOut({ ...villa, category_name: 'Plot', bedroom: null }, portal, TODAY)).toBe(true)
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

  test('is one, and says what was written, whatever people wrote', async () => {
    const listings = fc.sample(listing, { numRuns: 300, seed: 8 })
    const live = listings.filter((each) => goesOut(each, 'bayut', TODAY))
    expect(live).toHaveLength(300)
    for (const portal of PORTALS)
      expect(await faultsOf(portal, await told(portal, listings)), portal).toEqual([])
    const titles = await textsOf(await told('bayut', listings), 'Property_Title')
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

test('a price is read where it is digits, and in dirhams', () => {
  const priced = (price: string, currency = 'AED') => dirhamsOf({ ...villa, price, currency })
  expect([priced('4850000'), priced(' 4,850,000 '), priced('4 850 000'), priced('99.50')]).toEqual([
    4_850_000, 4_850_000, 4_850_000, 100,
  ])
  for (const price of ['', '4.850.000', '4,85', '1e6', 'AED 5', '-5', '0', '٥'])
    expect(priced(price), price).toBeUndefined()
  expect(priced('4850000', 'USD')).toBeUndefined()
})

test('a moment is told in Dubai’s time', () => {
  expect(dubaiTime('2026-12-31T20:00:01.500Z')).toBe('2027-01-01 00:00:01')
})
