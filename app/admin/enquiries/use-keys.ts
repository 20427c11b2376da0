import { useEffectEvent, useLayoutEffect } from 'react'

import { isTyping } from '#app/admin/navigation/use-shortcuts.ts'

/** What single keys do, while nobody types and no dialog is open. */
export function useKeys(actions: Record<string, () => void>): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    // Ignores keys that `use-shortcuts.ts` has handled, such as `e` after `g`. It listens on
    // `document` and therefore runs before this listener on `window`.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const action = isTyping(event.target) ? undefined : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })

  // Before the first paint: a key that is pressed as soon as the actions are seen must count.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => act(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
