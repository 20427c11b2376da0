import { useEffectEvent, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'

import * as urls from '#app/urls.ts'

/** The second key, after `g`. */
const PAGES: Record<string, string> = { e: urls.enquiries, p: urls.listings, t: urls.admin }

const MAX_PAUSE_MS = 1500

/** `g` and then `e`, `p` or `t` opens the enquiries, the listings or today. */
export function useShortcuts(): void {
  const navigate = useNavigate()
  const open = useEffectEvent((url: string) => void navigate(url))

  useLayoutEffect(() => {
    let startedAt = -Infinity
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const url = event.timeStamp - startedAt < MAX_PAUSE_MS ? PAGES[event.key] : undefined
      startedAt = event.key === 'g' ? event.timeStamp : -Infinity
      if (url === undefined) return
      event.preventDefault()
      open(url)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** In a field keys are text; in a dialog they must not leave the page. */
export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}
