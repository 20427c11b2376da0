import { useEffect, useRef } from 'react'

import { useWords } from '#app/language.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import * as urls from '#app/urls.ts'

import { MAX_SHOWN, STEP, stepAnchor, STEPS_BY_SCROLLING } from './paging.ts'
import type { Results } from './list-results.ts'
import { queryFor } from './use-search.ts'
import { WORDS } from './words.ts'

export interface ShowMoreProps {
  results: Results
  onMore: () => void
}

/**
 * Loads the next step of a long list: a few times by itself when the end comes near, and then by a
 * click. Without JavaScript it is a link to the longer page.
 */
export function ShowMore({ results, onMore }: ShowMoreProps) {
  const { search, count, shown, hasMore } = results
  const words = useWords(WORDS)
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

  if (shown >= MAX_SHOWN) return null
  return (
    <div ref={end} className="grid justify-items-center gap-3.5 pt-[clamp(2.5rem,4vw,4rem)]">
      <ButtonLink
        to={`${urls.properties}${queryFor({ search, shown: shown + 1 })}#${stepAnchor(shown)}`}
        rel="nofollow"
        variant="ghost"
        preventScrollReset
        onClick={(event) => {
          event.preventDefault()
          onMore()
        }}
      >
        {words.loadMore}
      </ButtonLink>
      {!hasMore && (
        <p className="text-caption text-ink-mute numerals">{words.furtherCount(count - shown)}</p>
      )}
    </div>
  )
}
