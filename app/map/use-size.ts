import { useLayoutEffect, useState, type RefObject } from 'react'

import type { Size } from './map-view.ts'

/** The inner size of an element; undefined until it is measured, and while it is not shown. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box
      setSize((last) =>
        last?.width === width && last.height === height
          ? last
          : width > 0 && height > 0
            ? { width, height }
            : undefined,
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return size
}
