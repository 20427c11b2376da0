import { useState } from 'react'
import { expect, test } from 'vitest'

import { renderHook } from '#test/render-hook.ts'

import { useNextStep } from './use-next-step.ts'

test('what is saved is shown, until somebody types', async () => {
  const { result, act, save } = await renderNextStep()
  expect(result()).toMatchObject({ typed: { next_step: 'Call' }, isChanged: false })
  await act(() => save({ next_step: 'Send the plan', next_step_on: '2026-03-03' }))
  expect(result()).toMatchObject({
    typed: { next_step: 'Send the plan', next_step_on: '2026-03-03' },
    isChanged: false,
  })
})

test('what is typed while the step is saved stays', async () => {
  const { result, act, save } = await renderNextStep()
  await act(() => result().type({ next_step: 'Call Layla ' }))
  expect(result().isChanged).toBe(true)
  await act(() => result().type({ next_step: 'Call Layla at' }))
  await act(() => save({ next_step: 'Call Layla', next_step_on: '' }))
  expect(result()).toMatchObject({ typed: { next_step: 'Call Layla at' }, isChanged: true })
  await act(() => save({ next_step: 'Call Layla at', next_step_on: '' }))
  expect(result().isChanged).toBe(false)
})

test('a colleague’s change reaches the field that is not being typed in', async () => {
  const { result, act, save } = await renderNextStep()
  await act(() => result().type({ next_step: 'Call Layla' }))
  await act(() => save({ next_step: 'Send the plan', next_step_on: '2026-03-03' }))
  expect(result()).toMatchObject({
    typed: { next_step: 'Call Layla', next_step_on: '2026-03-03' },
    isChanged: true,
  })
})

async function renderNextStep() {
  const { result, act } = await renderHook(() => {
    const [saved, setSaved] = useState({ next_step: 'Call', next_step_on: '' })
    return { step: useNextStep(saved), save: setSaved }
  })
  return { act, save: result().save, result: () => result().step }
}
