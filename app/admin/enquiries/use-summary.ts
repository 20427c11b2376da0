import { useEffect, useEffectEvent, useState } from 'react'

import type { InboxSummary } from '#domain/enquiries/inbox/inbox.ts'

import { summary as ask } from './api.ts'

const EVERY_MS = 10_000

/** How the inbox stands, asked for again and again while somebody is looking. */
export function useSummary(onHeard?: () => void): InboxSummary | null {
  const [summary, setSummary] = useState<InboxSummary | null>(null)
  const heard = useEffectEvent((summary: InboxSummary) => {
    setSummary(summary)
    onHeard?.()
  })

  useEffect(() => {
    let wanted = true
    const listen = async () => {
      if (document.hidden) return
      // Unheard is unheard: the next try is ten seconds away, and the lists tell what is wrong.
      const summary = await ask().catch(() => null)
      if (wanted && summary) heard(summary)
    }
    const listenAgain = () => void listen()
    listenAgain()
    const timer = setInterval(listenAgain, EVERY_MS)
    document.addEventListener('visibilitychange', listenAgain)
    return () => {
      wanted = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', listenAgain)
    }
  }, [])

  return summary
}
