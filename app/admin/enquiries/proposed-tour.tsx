import { dayAndTime } from '#app/admin/dates.ts'
import type { EnquiryTour } from '#domain/enquiries/tours/tour.ts'
import { formatTourTime } from '#domain/enquiries/tours/tour-time.ts'

type Change = EnquiryTour['changes'][number]

/** When somebody would like to see the property, and how often they thought better of it. */
export function ProposedTour({ tour }: { tour: EnquiryTour }) {
  const cancelled = tour.state === 'cancelled'
  return (
    <div className="mb-2 max-w-[34rem] border-s-3 border-brass-deep ps-3">
      <p className="font-[560] numerals">
        {cancelled ? 'Tour cancelled: ' : 'Tour proposed for '}
        <span className={cancelled ? 'line-through' : undefined}>
          {formatTourTime(tour.starts_at)}
        </span>
      </p>
      {tour.changes.length > 1 && (
        <details>
          <summary className="inline-flex min-h-target cursor-pointer items-center underline decoration-line-strong underline-offset-4">
            {tour.changes.length - 1 === 1 ? '1 change' : `${tour.changes.length - 1} changes`}
          </summary>
          <ol className="text-caption text-ink-soft">
            {tour.changes.map((change) => (
              <li key={change.at + change.what} className="py-1 numerals">
                {dayAndTime(change.at)}: {inWords(change)}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

function inWords({ what, starts_at, letter }: Change): string {
  const words = {
    proposed: `proposed for ${formatTourTime(starts_at)}`,
    moved: `moved to ${formatTourTime(starts_at)}`,
    cancelled: 'cancelled',
  }
  return letter === 'failed' ? `${words[what]} (its letter failed)` : words[what]
}
