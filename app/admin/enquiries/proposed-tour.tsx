import { dayAndTime } from '#app/admin/dates.ts'
import type { EnquiryTour } from '#domain/enquiries/tours/tour.ts'
import { formatTourTime } from '#domain/enquiries/tours/tour-time.ts'

import { countLabel } from './enquiry-labels.ts'

type TourChange = EnquiryTour['changes'][number]

/** The proposed time of a tour, and how the visitor changed it since. */
export function ProposedTour({ tour }: { tour: EnquiryTour }) {
  const isCancelled = tour.state === 'cancelled'
  const laterChanges = tour.changes.length - 1
  return (
    <div className="mb-2 max-w-[34rem] border-s-3 border-brass-deep ps-3">
      <p className="font-[560] numerals">
        {isCancelled ? 'Tour cancelled: ' : 'Tour proposed for '}
        <span className={isCancelled ? 'line-through' : undefined}>
          {formatTourTime(tour.starts_at)}
        </span>
      </p>
      {laterChanges > 0 && (
        <details>
          <summary className="inline-flex min-h-target cursor-pointer items-center underline decoration-line-strong underline-offset-4">
            {countLabel(laterChanges, 'change', 'changes')}
          </summary>
          <ol className="text-caption text-ink-soft">
            {tour.changes.map((change) => (
              <li key={change.at + change.what} className="py-1 numerals">
                {dayAndTime(change.at)}: {describeChange(change)}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

function describeChange({ what, starts_at, letter }: TourChange): string {
  const labels = {
    proposed: `proposed for ${formatTourTime(starts_at)}`,
    moved: `moved to ${formatTourTime(starts_at)}`,
    cancelled: 'cancelled',
  }
  return letter === 'failed' ? `${labels[what]} (its letter failed)` : labels[what]
}
