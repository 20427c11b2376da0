import { expect, test } from 'vitest'

import { showQuery } from './use-query-fields.ts'

const query = (text: string) => new URLSearchParams(text)

test('fields follow what changes in the address, and keep what is typed meanwhile', () => {
  const [term, place] = [
    { name: 'term', value: '' },
    { name: 'location', value: '' },
  ]
  showQuery(query('term=villa'), undefined, [term, place])
  expect(term.value).toBe('villa')
  term.value = 'villa m'
  showQuery(query('term=villa&location=3'), query('term=villa'), [term, place])
  expect([term.value, place.value]).toEqual(['villa m', '3'])
  showQuery(query(''), query('term=villa&location=3'), [term, place])
  expect([term.value, place.value]).toEqual(['', ''])
})

test('what is typed while the first choice is loaded stays', () => {
  const term = { name: 'term', value: '' }
  showQuery(query(''), undefined, [term])
  term.value = 'villa'
  // A form sends its empty fields, too.
  showQuery(query('term=&location=3'), query(''), [term])
  expect(term.value).toBe('villa')
})

test('a value without an option selects the empty option', () => {
  const place = {
    name: 'location',
    chosen: '',
    get value() {
      return this.chosen
    },
    set value(value) {
      this.chosen = ['', '3'].includes(value) ? value : ''
      this.selectedIndex = ['', '3'].indexOf(value)
    },
    selectedIndex: 0,
  }
  showQuery(query('location=999'), undefined, [place])
  expect(place.selectedIndex).toBe(0)
})
