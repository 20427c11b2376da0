import { expect, test } from 'vitest'

import { collectRequests } from '#test/collect-requests.ts'
import { renderHook } from '#test/render-hook.ts'

import { useProfile } from './use-profile.ts'

const portrait = (name: string) => new File([name], name, { type: 'image/jpeg' })

test('the portrait that was chosen last stays, whichever upload ends last', async () => {
  const requests = collectRequests()
  const { result, act } = await renderHook(() => useProfile(undefined))
  await act(() => result().choosePhoto(portrait('first.jpg')))
  await act(() => result().choosePhoto(portrait('second.jpg')))
  const [first, second] = requests
  await act(() => second!.answer({ filename: 'second' }))
  await act(() => first!.answer({ filename: 'first' }))
  expect(result().work.photo).toBe('second')
  expect(first!.end).toBe('abort')
})

test('a portrait that was removed does not come back when its upload ends', async () => {
  const requests = collectRequests()
  const { result, act } = await renderHook(() => useProfile(undefined))
  await act(() => result().choosePhoto(portrait('first.jpg')))
  await act(() => {
    requests[0]!.answer({ filename: 'first' })
    result().removePhoto()
  })
  expect(result().work.photo).toBe('')
  expect(result().isUploading).toBe(false)
})
