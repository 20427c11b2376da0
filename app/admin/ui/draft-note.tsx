import { dayAndTime } from '#app/admin/dates.ts'
import type { Draft } from '#app/admin/draft.ts'

import { TextButton } from './text-button.tsx'

/** Also shown beside the form's button, because the restored page may be scrolled far down. */
export const RESTORED = 'An unsaved draft was restored.'

/** Says that the form was filled from a draft, and lets the user discard it. */
export function DraftNote({
  draft,
  since,
  missing,
  onDiscard,
}: {
  draft: Draft<unknown>
  /** `updated_at` of the saved version. */
  since: string | null
  /** What the draft could not store. */
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
