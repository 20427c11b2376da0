import { expect, test } from 'vitest'

import { emptyInventory, entryAt, inventoryWriter, readSheet, type Entry } from './inventory.ts'

const villa: Entry = {
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
const bare: Entry = {
  id: 7,
  title: 'Property 7',
  location: '',
  category: '',
  type: '',
  currency: '',
  price: '',
  bedroom: null,
  bathroom: null,
  maxarea: null,
  photo: undefined,
}
const office: Entry = { ...villa, id: 3, title: 'Öffice "one"\n', category: 'Office', bedroom: 0 }

test.each([
  ['one sheet', [[villa, bare, office]]],
  ['several sheets', [[villa], [bare, office], [{ ...office, id: 2 }]]],
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

function read(sheets: Entry[][]) {
  const inventory = emptyInventory()
  for (const line of written(sheets)) {
    expect(line.indexOf('\n')).toBe(line.length - 1)
    readSheet(inventory, line)
  }
  return inventory
}

function written(sheets: Entry[][]): string[] {
  const writer = inventoryWriter()
  return sheets.map((entries) => {
    for (const entry of entries) writer.add(entry)
    return writer.sheet()
  })
}
