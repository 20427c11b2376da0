import { useWords } from '#app/language.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import * as urls from '#app/urls.ts'

import { WORDS } from './details-words.ts'

interface ClosedPanelProps {
  /** `Sold in October 2026`. */
  title: string
  similarCount: number
}

/** In place of the tour form, where a home is sold or rented. */
export function ClosedPanel({ title, similarCount }: ClosedPanelProps) {
  const words = useWords(WORDS)
  return (
    <>
      <h2 id="closed" className="font-display text-title-2">
        {title}
      </h2>
      <p className="mt-3 text-ink-soft">
        {words.noLonger} {similarCount > 0 ? words.similarOffered(similarCount) : words.tellUs}
      </p>
      <div className="mt-5 grid gap-2.5">
        {similarCount > 0 && (
          <ButtonLink href="#similar-homes">{words.seeSimilar(similarCount)}</ButtonLink>
        )}
        <ButtonLink variant="ghost" to={urls.writeMessage}>
          {words.writeToUs}
        </ButtonLink>
      </div>
    </>
  )
}
