import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react'

/** The first row: so many count as seen at least, and so many more where the list ends within sight. */
const ROW = 2

/** What is nearer than this, browsers lay out beforehand, whatever they are told to skip. */
const SCREENS_NEAR = 2.5

/** The others follow after a rest in the typing, so many at a time, and before the address does. */
const REST_MS = 280
const FEW = 9

/**
 * How many results are drawn. A key draws those that are in sight, so that it is answered within
 * its own frame; the others follow after a rest in the typing, or when somebody scrolls. How many
 * are near is asked when somebody turns to the search and with every key; before that all count as
 * near, because Back must find every card as high as it was.
 */
export function useDrawn(list: RefObject<HTMLElement | null>, count: number) {
  const [near, setNear] = useState(Infinity)
  const [drawn, setDrawn] = useState({ upTo: Infinity, after: 0 })

  useEffect(() => {
    if (drawn.upTo === Infinity) return
    const rest = setTimeout(
      () =>
        startTransition(() =>
          setDrawn(({ upTo }) => ({ upTo: upTo < count ? upTo + FEW : Infinity, after: 0 })),
        ),
      drawn.after,
    )
    return () => clearTimeout(rest)
  }, [drawn, count])

  const isWaiting = drawn.after > 0
  useEffect(() => {
    if (!isWaiting) return
    const drawAll = () => setDrawn({ upTo: Infinity, after: 0 })
    addEventListener('scroll', drawAll, { once: true, passive: true })
    return () => removeEventListener('scroll', drawAll)
  }, [isWaiting])

  const lookAround = useCallback(
    () => setNear(countAbove(list.current, innerHeight * SCREENS_NEAR)),
    [list],
  )
  const drawInSight = useCallback(() => {
    lookAround()
    setDrawn({ upTo: countAbove(list.current, innerHeight), after: REST_MS })
  }, [list, lookAround])
  return { drawn: drawn.upTo, near, lookAround, drawInSight }
}

/** How many begin above a line on the screen. */
function countAbove(list: HTMLElement | null, line: number): number {
  const items = [...(list?.children ?? [])]
  const below = items.findIndex((item) => item.getBoundingClientRect().top > line)
  return below === -1 ? items.length + ROW : Math.max(below, ROW)
}
