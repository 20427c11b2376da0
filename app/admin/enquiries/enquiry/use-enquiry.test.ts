import { expect, test } from 'vitest'

import type { EnquiryDetail } from '#domain/enquiries/follow-up/answer.ts'
import { collectRequests } from '#test/collect-requests.ts'
import { renderHook } from '#test/render-hook.ts'

import { useEnquiry } from './use-enquiry.ts'

const OPEN = { id: 1, stage: 'new', handled_at: null }
const HANDLED = { ...OPEN, handled_at: '2026-03-01T08:00:00.000Z' }

test('a change is shown at once, though a poll was answered while it was being saved', async () => {
  const { requests, result, act, poll } = await renderEnquiry()
  await act(() => requests[0]!.answer({ enquiry: OPEN, people: [] }))
  await act(() => void result().change({ handled: true }))
  await poll()
  const [, saving, polled] = requests
  await act(() => polled!.answer({ enquiry: OPEN, people: [{ id: 7 }] }))
  await act(() => saving!.answer(HANDLED))
  expect(result().detail).toEqual({ enquiry: HANDLED, people: [{ id: 7 }] })

  await act(async () => await expect.poll(() => requests.length).toBe(4))
  const moved = { ...HANDLED, stage: 'won' }
  await act(() => requests[3]!.answer({ enquiry: moved, people: [] }))
  expect(result().detail).toEqual({ enquiry: moved, people: [] })
})

test('a change after an answer keeps the timeline that the answer returned', async () => {
  const { requests, result, act } = await renderEnquiry()
  await act(() => requests[0]!.answer({ enquiry: OPEN, events: [] }))
  const answered = { enquiry: { ...OPEN, stage: 'contacted' }, events: [{ id: 3 }] }
  await act(() => result().show(answered as unknown as EnquiryDetail))
  await act(() => void result().change({ handled: true }))
  await act(() => requests[1]!.answer(HANDLED))
  expect(result().detail).toEqual({ enquiry: HANDLED, events: [{ id: 3 }] })
})

async function renderEnquiry() {
  const requests = collectRequests()
  const { result, act } = await renderHook(() => useEnquiry(1, () => {}))
  const poll = () => act(() => document.dispatchEvent(new Event('visibilitychange')))
  return { requests, result, act, poll }
}
