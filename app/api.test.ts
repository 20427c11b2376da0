import { getEventListeners } from 'node:events'

import { expect, test } from 'vitest'

import { collectRequests } from '#test/collect-requests.ts'

import { NetworkError, request } from './api.ts'

test('a request ends with its signal, and a signal keeps no request that has ended', async () => {
  const requests = collectRequests()
  const controller = new AbortController()
  const { signal } = controller
  const answered = request('/answered', { method: 'GET', signal })
  const failed = request('/failed', { method: 'GET', signal })
  const aborted = request('/aborted', { method: 'GET', signal })
  requests[0]!.answer({ isHere: true })
  requests[1]!.fail()
  await expect(answered).resolves.toEqual({ isHere: true })
  await expect(failed).rejects.toThrow(NetworkError)
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)

  controller.abort()
  await expect(aborted).rejects.toThrow(NetworkError)
  expect(requests[2]!.end).toBe('abort')
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
