import { useEffect, useState, type RefObject } from 'react'

/** True once an element is in sight, or as near to it as the margin says; and from then on. */
export function useNear(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        watch.disconnect()
      },
      { rootMargin: `${margin} 0px` },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, margin])
  return near
}
