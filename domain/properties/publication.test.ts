import { expect, test } from 'vitest'

import { publicState, type PropertyStatus } from './publication.ts'

const NOW = new Date('2026-11-17T08:00:00.000Z')
const DAY_89 = '2026-08-20T08:00:00.000Z'
const DAY_91 = '2026-08-18T08:00:00.000Z'

const seen = { published_at: '2026-01-01T00:00:00.000Z', status_changed_at: DAY_89 }
const hidden = { ...seen, hidden_at: DAY_89 }

const stateOf = (status: PropertyStatus, rest: object = {}) =>
  publicState({ status, ...hidden, ...rest }, NOW)

test('what is published or under offer is offered', () => {
  expect(stateOf('published', { hidden_at: null })).toBe('offered')
  expect(stateOf('under_offer', { hidden_at: null })).toBe('offered')
})

test('one that only lacks a permit is not known, since it comes back', () => {
  expect(stateOf('published')).toBe('unknown')
})

test('what is sold or rented keeps its page for ninety days', () => {
  for (const status of ['sold', 'rented'] as const) {
    expect(stateOf(status)).toBe('closed')
    expect(stateOf(status, { status_changed_at: DAY_91 })).toBe('gone')
  }
})

test('a draft or a hidden one is gone where visitors have seen it, else not known', () => {
  for (const status of ['draft', 'hidden'] as const) {
    expect(stateOf(status)).toBe('gone')
    expect(stateOf(status, { published_at: null })).toBe('unknown')
  }
})
