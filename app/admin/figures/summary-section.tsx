import { useState } from 'react'

import { useMay } from '#app/admin/own-account.ts'
import { put } from '#app/admin/request.ts'
import { PageSection } from '#app/admin/ui/page-section.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import type { Figures } from '#domain/figures/report.ts'

/** The switch of the weekly email, for those who may use it. */
export function SummarySection({ summary }: Pick<Figures, 'summary'>) {
  const [weekly, setWeekly] = useState(summary.weekly)
  const { isLoading, send } = useRequest<Figures['summary']>()
  const may = useMay()
  if (!may('weekly summary')) return null

  async function change(next: boolean) {
    setWeekly(next)
    const outcome = await send(() => put('/api/figures/summary', { weekly: next }))
    if (outcome.state === 'failed') {
      setWeekly(!next)
      toast.error(`The weekly summary was not changed: ${outcome.message}`)
    }
    if (outcome.state === 'done')
      toast.success(next ? 'The summary comes every Monday.' : 'No summary is sent any more.')
  }

  return (
    <PageSection
      id="weekly-summary"
      title="Weekly summary"
      about="An email every Monday at 08:00: all figures for owners, and for each agent those of their own listings. It goes to the addresses under Team; without an owner’s, to the agency’s."
    >
      <label className="flex min-h-target items-center gap-3 text-small">
        <input
          type="checkbox"
          checked={weekly}
          disabled={isLoading}
          onChange={({ target }) => void change(target.checked)}
          className="size-4.5 accent-ink"
        />
        Send the weekly summary
      </label>
      {summary.mail === 'off' && (
        <p className="mt-2 max-w-measure text-caption text-ink-soft">
          No mail server is set up, so nothing is sent.
        </p>
      )}
    </PageSection>
  )
}

/** What the numbers mean. */
export function CountingSection() {
  return (
    <PageSection
      id="counting"
      title="What is counted"
      about="How often, and never who: no cookie, no other company, nothing that identifies a person."
    >
      <ul className="grid max-w-measure list-disc gap-2 ps-5 text-small text-ink-soft">
        <li>
          A view is a page that a visitor looked at. Browsers without JavaScript, robots that say
          what they are, and whoever is logged in here are left out; robots that pretend to be
          people cannot be told apart.
        </li>
        <li>
          The source is the name of the website whose link was followed, and nothing else of its
          address. Many apps do not say it.
        </li>
        <li>Enquiries stay in these numbers when they are erased, as a number only.</li>
        <li>
          The time to the first answer counts from an enquiry’s arrival until it first leaves the
          stage New, in the working hours set today. It is that of whoever answered, or whose it is.
          As promised: answered before the promised time was over, of those that are answered or
          late. Enquiries that were erased, and those from before there was a promise, have none.
        </li>
        <li>
          The figures of an agent are those of the listings that are theirs today. Days are Dubai’s.
        </li>
        <li>
          New numbers appear within half a minute. If the server crashes, what was counted in the
          last half minute is lost. Figures are kept for 25 months.
        </li>
      </ul>
    </PageSection>
  )
}
