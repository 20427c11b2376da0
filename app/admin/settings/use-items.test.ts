import { useState } from 'react'
import { expect, test } from 'vitest'

import { renderHook } from '#test/render-hook.ts'

import type { SettingValue } from './schema.ts'
import { useItems } from './use-items.ts'

test('items keep their keys when they are moved, and every new order is reported', async () => {
  let reordered = 0
  const { result, act } = await renderHook(() => {
    const [items, setItems] = useState<SettingValue[]>(['one', 'two'])
    return useItems(items, setItems, () => (reordered += 1))
  })
  const [one, two] = result().keys
  await act(() => result().move(0, 1))
  expect(result()).toMatchObject({ items: ['two', 'one'], keys: [two, one] })
  await act(() => result().remove(0))
  await act(() => result().add('three'))
  expect(result()).toMatchObject({ items: ['one', 'three'], keys: [one, expect.any(Number)] })
  expect(reordered).toBe(2)
})
