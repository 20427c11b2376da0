import { expect, onTestFinished, test, vi } from 'vitest'

import { collectRequests } from '#test/collect-requests.ts'
import { renderHook } from '#test/render-hook.ts'
import { toast } from '#app/ui/toast.tsx'
import type { Board } from '#domain/enquiries/follow-up/answer.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

import { useBoard } from './use-board.ts'

const ENQUIRY = { id: 1, name: 'Layla', stage: 'new' } as Enquiry

test('a card stays where it was moved to while that is being saved, whatever a poll returns', async () => {
  const requests = collectRequests()
  const { result, act } = await renderHook(() => useBoard(boardWith('new'), false))
  await act(() => void result().move(ENQUIRY, 'viewing'))
  const [poll, save] = requests
  await act(() => poll!.answer(boardWith('new')))
  expect(stageOf(result().columns)).toBe('viewing')

  await act(async () => {
    save!.answer(ENQUIRY)
    await expect.poll(() => requests.length).toBe(3)
  })
  expect(stageOf(result().columns)).toBe('viewing')
  await act(() => requests[2]!.answer(boardWith('contacted')))
  expect(stageOf(result().columns)).toBe('contacted')
})

test.each(['is being saved', 'has been saved'])(
  'a move that fails leaves the card where a later move that %s has put it',
  async (secondState) => {
    vi.spyOn(toast, 'error').mockImplementation(() => {})
    onTestFinished(() => void vi.restoreAllMocks())
    const requests = collectRequests()
    const { result, act } = await renderHook(() => useBoard(boardWith('new'), false))
    await act(() => {
      void result().move(ENQUIRY, 'contacted')
      void result().move({ ...ENQUIRY, stage: 'contacted' }, 'viewing')
    })
    const [first, second] = requests.filter(({ method }) => method === 'PUT')
    if (secondState === 'has been saved') await act(() => second!.answer(ENQUIRY))
    await act(() => first!.answer(null, { status: 500 }))
    expect(stageOf(result().columns)).toBe('viewing')
  },
)

function boardWith(stage: Enquiry['stage']): Board {
  const columns = (['new', 'contacted', 'viewing'] as const).map((name) => {
    const enquiries = name === stage ? [{ ...ENQUIRY, stage }] : []
    return { stage: name, count: enquiries.length, enquiries }
  })
  return { columns }
}

function stageOf(columns: Board['columns']) {
  return columns.find(({ enquiries }) => enquiries.length > 0)?.stage
}
