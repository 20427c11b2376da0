import { expect, onTestFinished, test, vi } from 'vitest'

import { toast } from '#app/ui/toast.tsx'
import { collectRequests } from '#test/collect-requests.ts'
import { renderHook } from '#test/render-hook.ts'

import { usePreview } from './use-preview.ts'

test.each([
  [401, 'You are not authorized to perform this action.'],
  [500, 'The preview could not be made. Please try again.'],
])('a response of %i shows one message: %s', async (status, message) => {
  const shown = vi.spyOn(toast, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const requests = collectRequests()
  const { result, act } = await renderHook(() =>
    usePreview({ path: '/api/posts/1', readUnsaved: undefined }),
  )
  await act(() => void result()())
  await act(() => requests[0]!.answer(null, { status }))
  expect(shown.mock.calls).toEqual([[message]])
})
