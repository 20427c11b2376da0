import { useEffect, useEffectEvent } from 'react'

/** Runs `work` now, and again `pauseMs` after each run has ended; not while the tab is hidden. */
export function useRepeated(work: () => Promise<void>, pauseMs: number) {
  const workOnce = useEffectEvent(work)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isMounted = true
    const repeat = async () => {
      if (!document.hidden) await workOnce()
      if (isMounted) timer = setTimeout(() => void repeat(), pauseMs)
    }
    void repeat()
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [pauseMs])
}
