import { expect, test } from 'vitest'

import { bareEntry } from '#test/samples.ts'

import {
  emptyInventory,
  entryAt,
  searchIndexOf,
  inventoryWriter,
  readSheet,
  type PropertySummary,
} from './search-index.ts'

const villa: PropertySummary = {
  id: 70,
  title: 'Garden villa',
  location: 'Al Barari',
  category: 'Villa',
  type: 'For sale',
  currency: 'AED',
  price: '18,400,000',
  bedroom: 5,
  bathroom: 6,
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
  ['one sheet', [[villa, bareEntry, office]]],
  ['several sheets', [[villa], [bareEntry, office], [{ ...office, id: 2 }]]],
])('entries come out of %s as they went in', (_, sheets) => {
  const entries = sheets.flat()
  const inventory = read(sheets)
  expect(entries.map((_, at) => entryAt(inventory, at))).toEqual(entries)
  expect(inventory.ids).toHaveLength(entries.length)
})

test('a word that many entries share is sent once', () => {
  const sheets = written([
    [villa, villa],
    [villa, office],
  ])
  expect(sheets.join('').match(/Al Barari/g)).toHaveLength(1)
})

test('a writer knows how many it holds, and holds none once their sheet is written', () => {
  const writer = inventoryWriter()
  expect(writer.added()).toBe(0)
  writer.add(villa)
  writer.add(bareEntry)
  expect(writer.added()).toBe(2)
  writer.sheet()
  expect(writer.added()).toBe(0)
})

test('an inventory is in order, the newest first, whatever the order of its entries', () => {
  const inventory = searchIndexOf([bareEntry, villa, office])
  expect(inventory.ids).toEqual([70, 7, 3])
  expect(inventory.lowered).toEqual(['garden villa', 'property 7', 'öffice "one"\n'])
  expect(entryAt(inventory, 0)).toEqual(villa)
})

test('a position at which nothing stands is a listing of which nothing is known', () => {
  expect(entryAt(searchIndexOf([villa]), 1)).toEqual({ ...bareEntry, id: 0, title: '' })
})

function read(sheets: PropertySummary[][]) {
  const inventory = emptyInventory()
  for (const line of written(sheets)) {
    expect(line.indexOf('\n')).toBe(line.length - 1)
    readSheet(inventory, line)
  }
  return inventory
}

function written(sheets: PropertySummary[][]): string[] {
  const writer = inventoryWriter()
  return sheets.map((entries) => {
    for (const entry of entries) writer.add(entry)
    return writer.sheet()
  })
}
