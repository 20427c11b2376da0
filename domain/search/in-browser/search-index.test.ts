import { expect, test } from 'vitest'

import { arabicText } from '#domain/arabic-letters.ts'
import type { ArabicName } from '#domain/places/place.ts'
import { emptySummary } from '#test/samples.ts'
import { SEARCH_SETTINGS } from '#test/search-settings.ts'

import type { PropertySummary } from '#domain/properties/property-summary.ts'

import {
  emptySearchIndex,
  readChunk,
  searchIndexOf,
  searchIndexWriter,
  summaryAt,
} from './search-index.ts'

const villa: PropertySummary = {
  id: 70,
  title: 'Garden villa',
  location: 'Al Barari',
  category: 'Villa',
  type: 'sale',
  rent_period: '',
  isUnderOffer: false,
  currency: 'AED',
  price: '18,400,000',
  bedroom: 5,
  bathroom: 6,
  parking_spaces: 2,
  maxarea: 1040.5,
  photo: { name: 'a.jpg', width: 1600, height: 1067 },
}
const office: PropertySummary = {
  ...villa,
  id: 3,
  title: 'Öffice "one"\n',
  category: 'Office',
  bedroom: 0,
}

test.each([
  ['one chunk', [[villa, emptySummary, office]]],
  ['several chunks', [[villa], [emptySummary, office], [{ ...office, id: 2 }]]],
])('summaries are read from %s as they were written', (_, chunks) => {
  const summaries = chunks.flat()
  const index = read(chunks)
  expect(summaries.map((_, at) => summaryAt(index, at))).toEqual(summaries)
  expect(index.ids).toHaveLength(summaries.length)
})

test('the index of Arabic pages shows Arabic texts, and is searched by both', () => {
  const arabic = { ...villa, title_ar: 'فيلا الحديقة', location_ar: 'البراري' }
  const settings = { ...SEARCH_SETTINGS, arabic: [['Al Barari', 'البراري']] as ArabicName[] }
  const index = searchIndexOf([arabic, emptySummary], settings, arabicText)
  const { title_ar, location_ar, ...rest } = arabic
  const shown = { ...rest, title: title_ar, location: location_ar, en: textsOf(villa) }
  expect(summaryAt(index, 0)).toEqual(shown)
  expect(summaryAt(index, 1)).toEqual({ ...emptySummary, en: textsOf(emptySummary) })
  expect(index.lowercaseTitles).toEqual(['garden villa', 'property 7'])
  expect(index.arabicTexts).toEqual([' فيلا الحديقه ', ''])
  // The cards of a page are searched as what the database has.
  const again = searchIndexOf([shown], settings, arabicText)
  expect(summaryAt(again, 0)).toEqual(shown)
  expect(again.lowercaseTitles).toEqual(['garden villa'])
  expect(again.arabicTexts).toEqual([' فيلا الحديقه '])
})

test('a value that many listings share is written once', () => {
  const chunks = written([
    [villa, villa],
    [villa, office],
  ])
  expect(chunks.join('').match(/Al Barari/g)).toHaveLength(1)
})

test('a writer counts what it has not written yet', () => {
  const writer = searchIndexWriter(SEARCH_SETTINGS)
  expect(writer.pending()).toBe(0)
  writer.add(villa)
  writer.add(emptySummary)
  expect(writer.pending()).toBe(2)
  writer.chunk()
  expect(writer.pending()).toBe(0)
})

test('an index lists the newest first, whatever the order of its summaries', () => {
  const index = searchIndexOf([emptySummary, villa, office], SEARCH_SETTINGS)
  expect(index.ids).toEqual([70, 7, 3])
  expect(index.lowercaseTitles).toEqual(['garden villa', 'property 7', 'öffice "one"\n'])
  expect(summaryAt(index, 0)).toEqual(villa)
})

test('a position beyond the end is an empty summary', () => {
  expect(summaryAt(searchIndexOf([villa], SEARCH_SETTINGS), 1)).toEqual({
    ...emptySummary,
    id: 0,
    title: '',
    type: '',
  })
})

function textsOf({ title, location, category }: PropertySummary) {
  return { title, location, category }
}

function read(chunks: PropertySummary[][]) {
  const index = emptySearchIndex()
  for (const line of written(chunks)) {
    expect(line.indexOf('\n')).toBe(line.length - 1)
    readChunk(index, line)
  }
  return index
}

function written(chunks: PropertySummary[][]): string[] {
  const writer = searchIndexWriter(SEARCH_SETTINGS)
  return chunks.map((summaries) => {
    for (const summary of summaries) writer.add(summary)
    return writer.chunk()
  })
}
