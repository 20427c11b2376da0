import { useEffect, useState, type RefObject } from 'react'

/** Becomes true when an element is in view, or within `margin` of it, and stays true. */
export function useInView(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsInView(true)
        observer.disconnect()
      },
      { rootMargin: `${margin} 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isInView
}
