import { dayAndTime } from '#app/admin/dates.ts'
import { formatCount } from '#app/ui/format.ts'
import type { EnquiryTour } from '#domain/enquiries/tours/tour.ts'
import { formatTourTime } from '#domain/enquiries/tours/tour-time.ts'

/** The proposed time of a tour, and how the visitor changed it since. */
export function ProposedTour({ tour }: { tour: EnquiryTour }) {
  const isCancelled = tour.state === 'cancelled'
  const laterChanges = tour.changes.length - 1
  return (
    <div className="my-5 bg-sand px-5 py-4">
      <h3 className="font-display text-title-3 numerals">
        {isCancelled ? 'Tour cancelled: ' : 'Tour proposed for '}
        <span className={isCancelled ? 'line-through' : undefined}>
          {formatTourTime(tour.starts_at)}
        </span>
      </h3>
      {laterChanges > 0 && (
        <details>
          <summary className="quiet-link inline-flex min-h-target items-center">
            {formatCount(laterChanges, 'change')}
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

function describeChange({ what, starts_at, letter }: EnquiryTour['changes'][number]): string {
  const labels = {
    proposed: `proposed for ${formatTourTime(starts_at)}`,
    moved: `moved to ${formatTourTime(starts_at)}`,
    cancelled: 'cancelled',
  }
  return letter === 'failed' ? `${labels[what]} (its letter failed)` : labels[what]
}
