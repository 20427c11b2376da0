import { expect, onTestFinished, test, vi } from 'vitest'

import { copyText } from './copy-text.ts'

test('copying a text says whether it worked: not without a clipboard, nor where that refuses', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const copied: string[] = []
  const allowed = { writeText: async (text: string) => void copied.push(text) }
  const refused = { writeText: () => Promise.reject(new Error('Not allowed.')) }
  const outcomes = []
  for (const clipboard of [allowed, refused, undefined]) {
    vi.stubGlobal('navigator', { clipboard })
    outcomes.push(await copyText('secret'))
  }
  expect(outcomes).toEqual([true, false, false])
  expect(copied).toEqual(['secret'])
})
