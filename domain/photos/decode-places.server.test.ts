import { expect, test } from 'vitest'

import { TooMany } from '#domain/problem.ts'

import { createDecodePlaces } from './decode-places.server.ts'

test('one network has two places, all together have eight, and each is free again', () => {
  const places = createDecodePlaces()
  const open = (network: string) => {
    const place = places.open(network)
    place.take()
    place.take()
    return place
  }
  const forms = ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map(open)
  expect(() => open('192.0.2.1')).toThrow(TooMany)
  forms.push(...['3', '4', '5', '6', '7'].map((last) => open(`192.0.2.${last}`)))
  expect(() => open('192.0.2.8')).toThrow(TooMany)
  forms[0]?.[Symbol.dispose]()
  expect(() => open('192.0.2.1')).not.toThrow()
})

test('a form without photos takes none', () => {
  const places = createDecodePlaces()
  for (let form = 0; form < 20; form++) places.open('192.0.2.1')
  expect(() => places.open('192.0.2.1').take()).not.toThrow()
})

test('behind a proxy that does not say for whom, only the whole is bounded', () => {
  const places = createDecodePlaces()
  const open = () => places.open('127.0.0.1').take()
  for (let form = 0; form < 8; form++) open()
  expect(open).toThrow(TooMany)
})
