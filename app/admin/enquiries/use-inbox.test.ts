import { useState } from 'react'
import { expect, test } from 'vitest'

import { collectRequests } from '#test/collect-requests.ts'
import { renderHook } from '#test/render-hook.ts'

import type { EnquiryFilter } from './inbox-filter.ts'
import { useInbox } from './use-inbox.ts'

const HANDLED: EnquiryFilter = { state: 'handled', kind: '', assignee: '', search: '' }

test('with another filter the list is loading until its own enquiries have come', async () => {
  const requests = collectRequests()
  const { result, act } = await renderHook(() => {
    const [filter, setFilter] = useState(HANDLED)
    return { inbox: useInbox(filter), setFilter }
  })
  await act(async () => await expect.poll(() => requests.length).toBe(1))
  await act(() => requests[0]!.answer({ enquiries: [{ id: 1 }], more: true }))
  expect(result().inbox.list).toMatchObject({ state: 'done', items: [{ id: 1 }] })

  await act(() => void result().inbox.loadMore())
  await act(() => result().setFilter({ ...HANDLED, state: 'waiting' }))
  expect(result().inbox.list).toEqual({ state: 'loading' })
  await act(async () => await expect.poll(() => requests.length).toBe(3))
  const [, older, waiting] = requests
  // It would leave a gap where its filter is chosen again.
  expect(older!.end).toBe('abort')
  expect(waiting!.path).toContain('state=waiting')
  await act(() => waiting!.answer({ enquiries: [{ id: 2 }], more: false }))
  expect(result().inbox.list).toEqual({ state: 'done', items: [{ id: 2 }], more: false })
})
