import { expect, test } from 'vitest'

import { jpeg } from '#test/samples.ts'

import { hire } from './hand.server.ts'

test('after many jobs it takes no new one, ends those under way, and leaves', async () => {
  const hand = hire({
    module: new URL('media/darkroom-process.server.ts', import.meta.url),
    longestJobMs: 60_000,
    mostJobs: 3,
    refusal: () => new Error('refused'),
  })
  const decode = async () => hand.work({ kind: 'decode', bytes: await jpeg() })
  await decode()
  expect(hand.isThere()).toBe(true)
  const last = [decode(), decode()]
  await expect.poll(() => hand.isThere()).toBe(false)
  for (const photo of await Promise.all(last)) expect(photo).toHaveProperty('width')
  await expect(decode()).rejects.toThrow('Channel closed')
})
