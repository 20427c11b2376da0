import { dayAndTime } from '#app/admin/dates.ts'
import type { Draft } from '#app/admin/draft.ts'

import { TextButton } from './text-button.tsx'

/** Said where the form's button is, too: whoever comes back may be far down the page. */
export const RESTORED = 'An unsaved draft was restored.'

/** Says that what stands in the form is a draft, and lets it be given up. */
export function DraftNote({
  draft,
  since,
  missing,
  onDiscard,
}: {
  draft: Draft<unknown>
  since: string | null
  /** What a draft cannot hold and must be given again. */
  missing?: string
  onDiscard: () => void
}) {
  return (
    <div className="mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-s-3 border-brass-deep bg-sand py-2 ps-4 pe-3 text-small">
      <output>
        Your unsaved draft of {dayAndTime(draft.at)} was restored.
        {draft.since !== since && ' It was saved by someone else since then.'}
        {missing && ` ${missing}`}
      </output>
      <TextButton onClick={onDiscard}>Discard draft</TextButton>
    </div>
  )
}
