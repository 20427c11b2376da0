import { useEffect, useEffectEvent } from 'react'

/** Does work at once, and again a while after it has ended; a hidden tab waits. */
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
