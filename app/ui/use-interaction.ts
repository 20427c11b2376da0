import { useCallback, useEffect, useState, type RefObject } from 'react'

type Hold = 'hover' | 'focus' | 'touch'

/** Whether somebody points at an element, has the keyboard in it, or touches what is in it. */
export function useHolds(element: RefObject<HTMLElement | null>) {
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set())
  const hold = useCallback((what: Hold, on: boolean) => {
    setHolds((now) => {
      if (now.has(what) === on) return now
      const next = new Set(now)
      if (on) next.add(what)
      else next.delete(what)
      return next
    })
  }, [])

  useEffect(() => {
    const held = element.current
    if (!held) return
    const leaving = new AbortController()
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      heard: (event: HTMLElementEventMap[Name]) => void,
    ) => held.addEventListener(name, heard, { signal: leaving.signal })

    listen('pointerenter', ({ pointerType }) => pointerType === 'mouse' && hold('hover', true))
    listen('pointerleave', () => hold('hover', false))
    listen('focusin', () => held.querySelector(':focus-visible') && hold('focus', true))
    listen('focusout', () => hold('focus', false))
    // Whoever came before the listeners did is there, too.
    const first = requestAnimationFrame(() => {
      if (matchMedia('(hover: hover)').matches) hold('hover', held.matches(':hover'))
      hold('focus', held.querySelector(':focus-visible') !== null)
    })
    return () => {
      cancelAnimationFrame(first)
      leaving.abort()
    }
  }, [element, hold])

  return { held: holds.size > 0, hold }
}
