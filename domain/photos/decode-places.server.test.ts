import { expect, test } from 'vitest'

import { TooMany } from '#domain/problem.ts'

import { createDecodePlaces } from './decode-places.server.ts'

test('of one network two photos are decoded at a time, of all together eight', async () => {
  const { decodeIn, finishAll } = decoder()
  const first = decodeIn('192.0.2.1')
  for (const last of [1, 2, 3, 4, 5, 6, 7]) void decodeIn(`192.0.2.${last}`)
  await expect(decodeIn('192.0.2.1')).rejects.toThrow(TooMany)
  await expect(decodeIn('192.0.2.8')).rejects.toThrow(TooMany)
  finishAll()
  await first
  void decodeIn('192.0.2.8')
})

test('a form takes no place between its photos, and its later photos wait for one', async () => {
  const { places, decodeIn, finishAll } = decoder()
  const slow = Array.from({ length: 20 }, () => places.open('192.0.2.1'))
  for (const inPlace of slow) await inPlace(() => Promise.resolve())
  const others = [decodeIn('192.0.2.1'), decodeIn('192.0.2.1')]
  let isDecoded = false
  const later = slow[0]?.(async () => void (isDecoded = true))
  await Promise.resolve()
  expect(isDecoded).toBe(false)
  finishAll()
  await Promise.all([...others, later])
  expect(isDecoded).toBe(true)
})

test('a photo that may wait is decoded once there is a place', async () => {
  const { places, decodeIn, finishAll } = decoder()
  const others = [decodeIn('192.0.2.1'), decodeIn('192.0.2.1')]
  let isDecoded = false
  const waiting = places.open('192.0.2.1', { mayWait: true })(async () => void (isDecoded = true))
  await Promise.resolve()
  expect(isDecoded).toBe(false)
  finishAll()
  await Promise.all([...others, waiting])
  expect(isDecoded).toBe(true)
})

test('behind a proxy that names no visitors, only the total is limited', async () => {
  const { decodeIn } = decoder()
  for (let photo = 0; photo < 8; photo++) void decodeIn('127.0.0.1')
  await expect(decodeIn('127.0.0.1')).rejects.toThrow(TooMany)
})

/** Places, and forms whose first photo is decoded until `finishAll`. */
function decoder() {
  const places = createDecodePlaces()
  const { promise, resolve: finishAll } = Promise.withResolvers<void>()
  return { places, decodeIn: (network: string) => places.open(network)(() => promise), finishAll }
}
