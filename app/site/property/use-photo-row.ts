import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** A row that has not moved for so long has come to rest. */
const REST_MS = 120
/** So far a mouse pulls a row to turn to the next photo. */
const TURN_PX = 40

/** A row of photos that scrolls: which one is looked at, and how to get to another. */
export function usePhotoRow() {
  const row = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  // On its way somewhere, the row passes photos that nobody asked for.
  const underWay = useRef(false)

  function goTo(photo: number) {
    if (!row.current) return
    const to = placesIn(row.current)[photo]
    if (to === undefined) return
    setAt(photo)
    underWay.current = Math.abs(row.current.scrollLeft - to) > 1
    row.current.scrollTo({ left: to, behavior: motion() })
  }

  const turn = useEffectEvent((moved: number) => {
    if (!row.current) return
    const here = nearest(row.current)
    const turned = Math.abs(moved) > TURN_PX && here === at ? at + Math.sign(moved) : here
    goTo(Math.min(Math.max(turned, 0), placesIn(row.current).length - 1))
  })

  useEffect(() => {
    const scrolled = row.current
    if (!scrolled) return
    const leaving = new AbortController()
    const { signal } = leaving
    let resting: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(resting)
      resting = setTimeout(() => (underWay.current = false), REST_MS)
      if (!underWay.current) setAt(nearest(scrolled))
    }
    scrolled.addEventListener('scroll', look, { passive: true, signal })
    // A finger scrolls by itself; only who comes with a mouse needs what follows.
    const prepare = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      scrolled.removeEventListener('pointerenter', prepare)
      import('./dragging.ts').then(
        ({ letDrag }) => letDrag(scrolled, { onLetGo: (moved) => turn(moved), signal }),
        () => undefined,
      )
    }
    scrolled.addEventListener('pointerenter', prepare, { signal })
    return () => {
      clearTimeout(resting)
      leaving.abort()
    }
  }, [])

  return { row, at, goTo }
}

/** How far the row is scrolled when each photo stands first, or as far forward as it can. */
function placesIn(row: HTMLElement): number[] {
  const list = row.firstElementChild
  if (!(list instanceof HTMLElement)) return []
  const photos = [...list.children] as HTMLElement[]
  const most = row.scrollWidth - row.clientWidth
  return photos.map(({ offsetLeft }) => Math.min(offsetLeft - (photos[0]?.offsetLeft ?? 0), most))
}

/** The photo that the row stands at; of several that share the end of it, the last. */
function nearest(row: HTMLElement): number {
  const away = placesIn(row).map((place) => Math.abs(place - row.scrollLeft))
  return away.lastIndexOf(Math.min(...away))
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
