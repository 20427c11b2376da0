import { expect, test } from 'vitest'

import { CATEGORY_NAMES, FEATURE_NAMES, IGNORED_WORDS, PLACES } from './place-names.ts'
import { interpretWords as interpret } from '#domain/search/interpret.ts'
import { KNOWN } from '#test/search-settings.ts'

const ALL_NAMES = [...PLACES, ...CATEGORY_NAMES, ...FEATURE_NAMES]

const interpretWords = (term: string) => interpret(term, KNOWN)

function namesIn(term: string): (string | undefined)[] {
  return interpretWords(term).parts.map(({ name }) => name)
}

test('every form is in lower case, as what is typed is compared', () => {
  const forms = ALL_NAMES.flatMap(({ also = [], typed = [] }) => [...also, ...typed])
  expect(forms.filter((form) => form !== form.toLowerCase())).toEqual([])
})

test.each([
  ['jvc', 'Jumeirah Village Circle'],
  ['jvt', 'Jumeirah Village Triangle'],
  ['jlt', 'Jumeirah Lakes Towers'],
  ['jbr', 'Jumeirah Beach Residence'],
  ['financial centre', 'DIFC'],
  ['financial center', 'DIFC'],
  ['downtown', 'Downtown Dubai'],
  ['burj khalifa area', 'Downtown Dubai'],
  ['the marina', 'Dubai Marina'],
  ['district one', 'Mohammed Bin Rashid City'],
  ['mbr', 'Mohammed Bin Rashid City'],
  ['the palm', 'Palm Jumeirah'],
  ['palm', 'Palm Jumeirah'],
  ['dubai hills', 'Dubai Hills Estate'],
  ['dhe', 'Dubai Hills Estate'],
  ['creek harbour', 'Dubai Creek Harbour'],
  ['creek harbor', 'Dubai Creek Harbour'],
  ['silicon oasis', 'Dubai Silicon Oasis'],
  ['dso', 'Dubai Silicon Oasis'],
  ['dip', 'Dubai Investment Park'],
  ['impz', 'Dubai Production City'],
  ['sports city', 'Dubai Sports City'],
  ['dsc', 'Dubai Sports City'],
  ['businessbay', 'Business Bay'],
  ['ranches', 'Arabian Ranches'],
  ['barsha', 'Al Barsha'],
  ['akoya', 'Damac Hills'],
  ['dubai world central', 'Dubai South'],
  ['dwc', 'Dubai South'],
  ['festival city', 'Dubai Festival City'],
  ['dfc', 'Dubai Festival City'],
  ['dhcc', 'Dubai Healthcare City'],
  ['jaddaf', 'Al Jaddaf'],
  ['bluewaters', 'Bluewaters Island'],
  ['blue waters', 'Bluewaters Island'],
  ['flat', 'Apartment'],
  ['villas', 'Villa'],
  ['town house', 'Townhouse'],
  ['penthouses', 'Penthouse'],
  ['offices', 'Office'],
  ['duplexes', 'Duplex'],
  ['shop', 'Retail'],
  ['land', 'Plot'],
  ['warehouses', 'Warehouse'],
])('%j means %s', (typed, name) => {
  expect(namesIn(typed)).toEqual([name])
})

test.each(ALL_NAMES)('every form of $name is understood', ({ name, also = [], typed = [] }) => {
  for (const form of [name.toLowerCase(), ...also, ...typed])
    expect(namesIn(form), form).toEqual([name])
})

test('forms that are part of other words are understood, but not searched for', () => {
  expect(interpretWords('dhe').parts).toMatchObject([
    { condition: { field: 'text', anyOf: ['dubai hills estate', 'dubai hills'] } },
  ])
  expect(interpretWords('the marina').parts).toMatchObject([
    { condition: { field: 'text', anyOf: ['dubai marina'] } },
  ])
})

test('words that narrow no search are ignored', () => {
  expect(interpretWords('i want a home in dubai please').parts).toEqual([])
  for (const word of IGNORED_WORDS) expect(interpretWords(word).words, word).toEqual([])
})
