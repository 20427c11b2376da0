import { useEffect, useEffectEvent, useState } from 'react'

interface BackgroundFetchOptions {
  /** Fetches again after this long, while the page is visible. */
  everyMs?: number
  onResult?: (() => void) | undefined
  /** Tells when to fetch again at once; returns a function that ends it. */
  onChange?: ((refetch: () => void) => () => void) | undefined
}

/**
 * What the server last returned, null until then. Failures are silent: the next try follows, and the
 * lists on the same page report what is wrong.
 */
export function useBackgroundFetch<Result>(
  fetchResult: (signal: AbortSignal) => Promise<Result>,
  { everyMs, onResult, onChange }: BackgroundFetchOptions = {},
): Result | null {
  const [result, setResult] = useState<Result | null>(null)
  const startFetch = useEffectEvent(fetchResult)
  const deliver = useEffectEvent((result: Result) => {
    setResult(result)
    onResult?.()
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let started = 0
    let oldestValid = 1
    const fetchIfVisible = async () => {
      if (document.hidden) return
      const nth = ++started
      const result = await startFetch(signal).catch(() => null)
      // On a slow network, the next fetch starts before this one is answered.
      if (!result || nth < oldestValid || signal.aborted) return
      oldestValid = nth + 1
      deliver(result)
    }
    const run = () => void fetchIfVisible()
    const runAfterChange = () => {
      // A fetch that was started before the change may not know of it.
      oldestValid = started + 1
      run()
    }
    run()
    const timer = everyMs === undefined ? undefined : setInterval(run, everyMs)
    const stopListening = onChange?.(runAfterChange)
    document.addEventListener('visibilitychange', run, { signal })
    return () => {
      stopListening?.()
      controller.abort()
      clearInterval(timer)
    }
  }, [everyMs, onChange])

  return result
}
