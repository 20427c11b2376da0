import { useCallback, useEffect, useState, type RefObject } from 'react'

type Interaction = 'hover' | 'focus' | 'touch'

/** Whether an element is hovered, has keyboard focus inside, or is touched. */
export function useInteraction(element: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<ReadonlySet<Interaction>>(new Set())
  const setInteraction = useCallback((interaction: Interaction, isOn: boolean) => {
    setActive((now) => {
      if (now.has(interaction) === isOn) return now
      const next = new Set(now)
      if (isOn) next.add(interaction)
      else next.delete(interaction)
      return next
    })
  }, [])

  useEffect(() => {
    const target = element.current
    if (!target) return
    const listeners = new AbortController()
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handler: (event: HTMLElementEventMap[Name]) => void,
    ) => target.addEventListener(name, handler, { signal: listeners.signal })

    listen(
      'pointerenter',
      ({ pointerType }) => pointerType === 'mouse' && setInteraction('hover', true),
    )
    listen('pointerleave', () => setInteraction('hover', false))
    listen('focusin', () => target.querySelector(':focus-visible') && setInteraction('focus', true))
    listen('focusout', () => setInteraction('focus', false))
    // The pointer or the focus may have been there before the listeners.
    const initialCheck = requestAnimationFrame(() => {
      if (matchMedia('(hover: hover)').matches) setInteraction('hover', target.matches(':hover'))
      setInteraction('focus', target.querySelector(':focus-visible') !== null)
    })
    return () => {
      cancelAnimationFrame(initialCheck)
      listeners.abort()
    }
  }, [element, setInteraction])

  return { isInteracting: active.size > 0, setInteraction }
}
