import { useEffect, useRef } from 'react'

import { ButtonLink } from '#app/ui/button.tsx'
import { number } from '#app/ui/format.ts'

import { STEP, STEPS_BY_SCROLLING } from './paging.ts'

/**
 * The next step of a long list: taken by itself as the end comes near, a few times, and then asked
 * for. Without JavaScript it is a link to the longer page.
 */
export function More({
  href,
  left,
  shown,
  onMore,
}: {
  href: string
  /** How many are left, where that is known. */
  left: number | null
  shown: number
  onMore: () => void
}) {
  const end = useRef<HTMLDivElement>(null)
  const byScrolling = shown <= STEP * STEPS_BY_SCROLLING

  useEffect(() => {
    if (!end.current || !byScrolling) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && onMore(), {
      rootMargin: '600px',
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [byScrolling, onMore])

  return (
    <div ref={end} className="grid justify-items-center gap-3.5 pt-[clamp(2.5rem,4vw,4rem)]">
      <ButtonLink
        to={href}
        rel="nofollow"
        variant="ghost"
        preventScrollReset
        onClick={(event) => {
          event.preventDefault()
          onMore()
        }}
      >
        Load more
      </ButtonLink>
      {left !== null && <p className="text-caption text-ink-mute numerals">{number(left)} more</p>}
    </div>
  )
}
