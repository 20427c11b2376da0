import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react'

/** A row more than is in sight: other words make other heights. */
const ROW = 3

/** So many are drawn at once where there is no list yet to tell how many are in sight. */
const AT_LEAST = 6

/** The others follow after a rest in the typing, so many at a time, and before the address does. */
const REST_MS = 150
const FEW = 9

/**
 * How many results are drawn. A key draws those that are in sight, so that it is answered within
 * its own frame; a moment later the others are there as well. How many are in sight is asked when
 * somebody turns to the search and with every key; before that all count as seen, because Back
 * must find every card as high as it was.
 */
export function useDrawn(list: RefObject<HTMLElement | null>, count: number) {
  const [inSight, setInSight] = useState(Infinity)
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

  const lookAround = useCallback(() => {
    const seen = countInSight(list.current)
    setInSight(seen)
    return seen
  }, [list])
  const drawInSight = useCallback(
    () => setDrawn({ upTo: lookAround() + ROW, after: REST_MS }),
    [lookAround],
  )
  return { drawn: drawn.upTo, inSight, lookAround, drawInSight }
}

function countInSight(list: HTMLElement | null): number {
  const items = [...(list?.children ?? [])]
  const below = items.findIndex((item) => item.getBoundingClientRect().top > innerHeight)
  return below === -1 ? Math.max(items.length, AT_LEAST) : below
}
