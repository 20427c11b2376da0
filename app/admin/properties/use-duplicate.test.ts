import { expect, onTestFinished, test, vi } from 'vitest'

import { toast } from '#app/ui/toast.tsx'
import { collectRequests } from '#test/collect-requests.ts'
import { renderHook } from '#test/render-hook.ts'

import { useDuplicate } from './use-duplicate.ts'

test.each([
  [401, 'You are not authorized to perform this action.'],
  [500, 'It could not be duplicated. Please try again.'],
])('a response of %i shows one message: %s', async (status, message) => {
  const shown = vi.spyOn(toast, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const requests = collectRequests()
  const { result, act } = await renderHook(() => useDuplicate('/api/properties/1'))
  await act(() => void result()())
  await act(() => requests[0]!.answer(null, { status }))
  expect(shown.mock.calls).toEqual([[message]])
})
