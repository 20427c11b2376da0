import { ButtonLink } from '#app/ui/button.tsx'
import { formatCount } from '#app/ui/format.ts'
import * as urls from '#app/urls.ts'

interface ClosedPanelProps {
  /** `Sold in October 2026`. */
  title: string
  similarCount: number
}

/** In place of the tour form, where a home is sold or rented. */
export function ClosedPanel({ title, similarCount }: ClosedPanelProps) {
  const isOne = similarCount === 1
  return (
    <>
      <h2 id="closed" className="font-display text-title-2">
        {title}
      </h2>
      <p className="mt-3 text-ink-soft">
        {similarCount > 0
          ? `It can no longer be visited. ${formatCount(similarCount, 'home')} like it ${isOne ? 'is' : 'are'} offered.`
          : 'It can no longer be visited. Tell us what you look for, and we find another.'}
      </p>
      <div className="mt-5 grid gap-2.5">
        {similarCount > 0 && (
          <ButtonLink href="#similar-homes">
            {isOne ? 'See the home like it' : 'See homes like it'}
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" to={urls.writeMessage}>
          Write to us
        </ButtonLink>
      </div>
    </>
  )
}
