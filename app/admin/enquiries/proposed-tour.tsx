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
    <div className="mb-2 max-w-136 border-s-3 border-brass-deep ps-3">
      <p className="font-strong numerals">
        {isCancelled ? 'Tour cancelled: ' : 'Tour proposed for '}
        <span className={isCancelled ? 'line-through' : undefined}>
          {formatTourTime(tour.starts_at)}
        </span>
      </p>
      {laterChanges > 0 && (
        <details>
          <summary className="quiet-link inline-flex min-h-target items-center">
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
