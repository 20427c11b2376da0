import { expect, onTestFinished, test, vi } from 'vitest'

import { collectRequests } from '#test/collect-requests.ts'

import { post } from './request.ts'

test('every change is announced, also one that may be aborted, and no read is', async () => {
  const requests = collectRequests()
  const { announced } = stubBrowser()
  const { signal } = new AbortController()

  const read = post('/api/photos/names', {}, { changesNothing: true })
  requests[0]!.answer(null)
  await read
  expect(announced).toEqual([])

  const upload = post('/api/upload', {}, { signal })
  requests[1]!.answer(null)
  await upload
  expect(announced).toEqual(['changed'])
})

/** What this tab tells the others comes to them later, so it is looked at where it is sent. */
function stubBrowser() {
  const announced: unknown[] = []
  class Channel {
    postMessage(message: unknown) {
      announced.push(message)
    }
    close() {}
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('localStorage', { getItem: () => null })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { announced }
}
