import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react'

/** Cards of the first row. At least one row is visible; a list that ends in sight may get one more. */
const ROW_SIZE = 2

/** Browsers lay out whatever is nearer than this, even with `content-visibility: auto`. */
const SCREENS_NEARBY = 2.5

/** After this pause in the typing the cards out of sight are rendered, a batch at a time. */
const PAUSE_MS = 280
const BATCH_SIZE = 9

/**
 * How many results are rendered. A keystroke renders those in sight, so that it is answered within
 * one frame; the others follow after a pause in the typing, or when the visitor scrolls.
 * `nearbyCount` is measured when the visitor turns to the search and at every keystroke; before that
 * all cards count as nearby, because Back must find every card at its previous height.
 */
export function useProgressiveRender(list: RefObject<HTMLElement | null>, count: number) {
  const [nearbyCount, setNearbyCount] = useState(Infinity)
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

  const isAwaitingPause = rendered.delayMs > 0
  useEffect(() => {
    if (!isAwaitingPause) return
    const renderAll = () => setRendered({ upTo: Infinity, delayMs: 0 })
    addEventListener('scroll', renderAll, { once: true, passive: true })
    return () => removeEventListener('scroll', renderAll)
  }, [isAwaitingPause])

  const measure = useCallback(
    () => setNearbyCount(countAbove(list.current, innerHeight * SCREENS_NEARBY)),
    [list],
  )
  const renderVisible = useCallback(() => {
    measure()
    setRendered({ upTo: countAbove(list.current, innerHeight), delayMs: PAUSE_MS })
  }, [list, measure])
  const cardCounts = { renderedCount: rendered.upTo, nearbyCount }
  return { cardCounts, measure, renderVisible }
}

/** How many items begin above a line on the screen. */
function countAbove(list: HTMLElement | null, line: number): number {
  const items = [...(list?.children ?? [])]
  const below = items.findIndex((item) => item.getBoundingClientRect().top > line)
  return below === -1 ? items.length + ROW_SIZE : Math.max(below, ROW_SIZE)
}
