import { expect, onTestFinished, test, vi } from 'vitest'

import { renderHook } from '#test/render-hook.ts'

import { useRepeated } from './use-repeated.ts'

test('work is repeated after it has ended, in a visible tab, until the component is unmounted', async () => {
  const started: PromiseWithResolvers<void>[] = []
  const work = () => {
    const once = Promise.withResolvers<void>()
    started.push(once)
    return once.promise
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { unmount } = await renderHook(() => useRepeated(work, 3000))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(started).toHaveLength(1)

  Object.assign(document, { hidden: true })
  started[0]!.resolve()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(started).toHaveLength(1)

  Object.assign(document, { hidden: false })
  await vi.advanceTimersByTimeAsync(3000)
  expect(started).toHaveLength(2)

  await unmount()
  started[1]!.resolve()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(started).toHaveLength(2)
})
