import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react'

/** The first row: the least that counts as visible, and how many more where the list ends in sight. */
const ROW_SIZE = 2

/** Browsers lay out whatever is nearer than this, even with `content-visibility: auto`. */
const SCREENS_NEARBY = 2.5

/** After this pause in the typing the other cards follow, a batch at a time; the URL follows later. */
const PAUSE_MS = 280
const BATCH_SIZE = 9

/**
 * How many results are rendered. A keystroke renders those in sight, so that it is answered within
 * one frame; the others follow after a pause in the typing, or when the visitor scrolls. `nearby` is
 * measured when the visitor turns to the search and at every keystroke; before that all cards count
 * as nearby, because Back must find every card at its previous height.
 */
export function useProgressiveRender(list: RefObject<HTMLElement | null>, count: number) {
  const [nearby, setNearby] = useState(Infinity)
  const [rendered, setRendered] = useState({ upTo: Infinity, delayMs: 0 })

  useEffect(() => {
    if (rendered.upTo === Infinity) return
    const timer = setTimeout(
      () =>
        startTransition(() =>
          setRendered(({ upTo }) => ({
            upTo: upTo < count ? upTo + BATCH_SIZE : Infinity,
            delayMs: 0,
          })),
        ),
      rendered.delayMs,
    )
    return () => clearTimeout(timer)
  }, [rendered, count])

  const isPaused = rendered.delayMs > 0
  useEffect(() => {
    if (!isPaused) return
    const renderAll = () => setRendered({ upTo: Infinity, delayMs: 0 })
    addEventListener('scroll', renderAll, { once: true, passive: true })
    return () => removeEventListener('scroll', renderAll)
  }, [isPaused])

  const measure = useCallback(
    () => setNearby(countAbove(list.current, innerHeight * SCREENS_NEARBY)),
    [list],
  )
  const renderVisible = useCallback(() => {
    measure()
    setRendered({ upTo: countAbove(list.current, innerHeight), delayMs: PAUSE_MS })
  }, [list, measure])
  return { rendered: rendered.upTo, nearby, measure, renderVisible }
}

/** How many items begin above a line on the screen. */
function countAbove(list: HTMLElement | null, line: number): number {
  const items = [...(list?.children ?? [])]
  const below = items.findIndex((item) => item.getBoundingClientRect().top > line)
  return below === -1 ? items.length + ROW_SIZE : Math.max(below, ROW_SIZE)
}
