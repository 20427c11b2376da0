import { useToday } from './use-today.ts'
import { MakeItYours } from './make-it-yours.tsx'
import { NeedsAttention, Tours, WaitingEnquiries } from './waiting.tsx'
import { needsOf } from './needs.ts'

/** What waits for the person who is logged in; one line where nothing does. */
export function TodaySection() {
  const today = useToday()
  if (!today) return null
  const { setup, enquiries, tours } = today
  const needs = needsOf(today)
  const waits = enquiries.length + tours.length + needs.length > 0
  return (
    <section
      aria-labelledby="today"
      className="wrap grid gap-x-[clamp(2rem,4vw,3.5rem)] gap-y-9 pt-page-top xl:has-[aside]:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="grid min-w-0 content-start gap-9">
        <h2 id="today" className="sr-only">
          Today
        </h2>
        {waits ? (
          <>
            <WaitingEnquiries {...today} />
            <Tours {...today} />
            <NeedsAttention needs={needs} />
          </>
        ) : (
          <p className="border-y border-line-strong py-4 text-small text-ink-soft">
            <span className="font-strong text-ink">All answered.</span> Nothing needs a hand.
          </p>
        )}
      </div>
      {setup && <MakeItYours steps={setup} />}
    </section>
  )
}
