import { useEffect, useState } from 'react'

import { summary as ask, type Summary } from './api.ts'

const EVERY_MS = 10_000

/** How the inbox stands, asked for again and again while somebody is looking. */
export function useSummary() {
  const [heard, setHeard] = useState<{ summary: Summary | null; times: number }>({
    summary: null,
    times: 0,
  })

  useEffect(() => {
    let wanted = true
    const listen = async () => {
      if (document.hidden) return
      // Unheard is unheard: the next try is ten seconds away, and the lists tell what is wrong.
      const summary = await ask().catch(() => null)
      if (wanted && summary) setHeard(({ times }) => ({ summary, times: times + 1 }))
    }
    void listen()
    const timer = setInterval(() => void listen(), EVERY_MS)
    const onVisible = () => void listen()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      wanted = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])

  return heard
}
