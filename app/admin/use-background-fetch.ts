import { useEffect, useEffectEvent, useState } from 'react'

interface BackgroundFetchOptions {
  /** Fetches again after this long, while the page is visible. */
  everyMs?: number
  onResult?: (() => void) | undefined
}

/**
 * What the server last returned, null until then. Failures are silent: the next try follows, and the
 * lists on the same page report what is wrong.
 */
export function useBackgroundFetch<Result>(
  fetchResult: (signal: AbortSignal) => Promise<Result>,
  { everyMs, onResult }: BackgroundFetchOptions = {},
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
    const fetchIfVisible = async () => {
      if (document.hidden) return
      const result = await startFetch(signal).catch(() => null)
      if (result && !signal.aborted) deliver(result)
    }
    const run = () => void fetchIfVisible()
    run()
    const timer = everyMs === undefined ? undefined : setInterval(run, everyMs)
    document.addEventListener('visibilitychange', run, { signal })
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [everyMs])

  return result
}
