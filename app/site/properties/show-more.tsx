import { useEffect, useRef } from 'react'

import { ButtonLink } from '#app/ui/button.tsx'
import { formatNumber } from '#app/ui/format.ts'

import { STEP, STEPS_BY_SCROLLING } from './paging.ts'

interface ShowMoreProps {
  href: string
  /** Null where it is not known. */
  remaining: number | null
  shown: number
  onMore: () => void
}

/**
 * Loads the next step of a long list: a few times by itself when the end comes near, and then by a
 * click. Without JavaScript it is a link to the longer page.
 */
export function ShowMore({ href, remaining, shown, onMore }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const isByScrolling = shown <= STEP * STEPS_BY_SCROLLING

  useEffect(() => {
    if (!end.current || !isByScrolling) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '600px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isByScrolling, onMore])

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
      {remaining !== null && (
        <p className="text-caption text-ink-mute numerals">{formatNumber(remaining)} more</p>
      )}
    </div>
  )
}
