import { useState } from 'react'
import { expect, test } from 'vitest'

import { collectRequests } from '#test/collect-requests.ts'
import { renderHook } from '#test/render-hook.ts'

import { useImageUpload } from './use-image-upload.ts'

test('what is typed while a logo is uploaded stays', async () => {
  const requests = collectRequests()
  const { result, act } = await renderHook(() => {
    const [values, setValues] = useState<object>({ name: 'Bay' })
    const upload = useImageUpload((logo) => setValues({ ...values, logo }))
    return { values, setValues, ...upload }
  })
  await act(() => void result().upload(new File(['<svg/>'], 'logo.svg')))
  await act(() => result().setValues({ name: 'Bay Bank' }))
  const logo = { src: '/uploads/a.svg', width: 1, height: 1 }
  await act(() => requests[0]!.answer(logo))
  expect(result().values).toEqual({ name: 'Bay Bank', logo })
})

test('a logo whose entry was removed while it was uploaded changes nothing', async () => {
  const requests = collectRequests()
  const changes: object[] = []
  const { result, act, unmount } = await renderHook(() =>
    useImageUpload((logo) => void changes.push(logo)),
  )
  await act(() => void result().upload(new File(['<svg/>'], 'logo.svg')))
  await unmount()
  await act(() => requests[0]!.answer({ src: '/uploads/a.svg', width: 1, height: 1 }))
  expect(changes).toEqual([])
})
