import { expect, onTestFinished, test, vi } from 'vitest'

import { renderHook } from '#test/render-hook.ts'

import { useBackgroundFetch } from './use-background-fetch.ts'

test('a response that takes longer than the interval is used, but never after a newer one', async () => {
  const { fetches, result, pass, answer } = await repeatedFetch()
  await pass(2000)
  expect(fetches).toHaveLength(3)
  await answer(1, 'second')
  expect(result()).toBe('second')
  await answer(0, 'first')
  expect(result()).toBe('second')
  await answer(2, 'third')
  expect(result()).toBe('third')
})

test('the response to a fetch that began before a change is ignored', async () => {
  const { fetches, result, change, answer } = await repeatedFetch()
  await change()
  expect(fetches).toHaveLength(2)
  await answer(0, 'before')
  expect(result()).toBeNull()
  await answer(1, 'after')
  expect(result()).toBe('after')
})

/** Fetches every second, and after changes; the test answers. */
async function repeatedFetch() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const fetches: PromiseWithResolvers<string>[] = []
  const fetchResult = () => {
    const next = Promise.withResolvers<string>()
    fetches.push(next)
    return next.promise
  }
  let refetch = () => {}
  const onChange = (callback: () => void) => {
    refetch = callback
    return () => {}
  }
  const { result, act } = await renderHook(() =>
    useBackgroundFetch(fetchResult, { everyMs: 1000, onChange }),
  )
  return {
    fetches,
    result,
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    change: () => act(() => refetch()),
    answer: (nth: number, result: string) => act(() => fetches[nth]?.resolve(result)),
  }
}
