import type { ReactNode } from 'react'

import { dayAndTime } from '#app/admin/dates.ts'
import type { StoredDraft } from '#app/admin/drafts.ts'
import { removedText } from '#app/admin/removed-item.ts'
import type { useDraft, useEditing } from '#app/admin/use-editing.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'

import { AdminBar } from './admin-page.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { TextButton } from './text-button.tsx'

type Editing = ReturnType<typeof useEditing>

interface EditorPageProps {
  /** The page's title, and the label of the button. */
  title: string
  /** Where the link back and Cancel lead. */
  backTo: string
  /** The id of the form that the button submits. */
  form: string
  editing: Pick<Editing, 'busy' | 'failure' | 'blocker' | 'removal'>
  disabled?: boolean
  note: string | undefined
  /** Why saving failed; shown below the failure. */
  reason: string | undefined
  /** Another way to save, beside the button that submits. */
  otherSave?: { label: string; onClick: () => void } | undefined
  children: ReactNode
}

/** A page with the form of a post or a property. The bar with its button stays in view. */
export function EditorPage(props: EditorPageProps) {
  const { title, backTo, form, disabled, note, reason, otherSave, children } = props
  const { busy, failure, blocker, removal } = props.editing
  return (
    <>
      <AdminBar title={title} backTo={backTo} />
      {children}
      <div className="sticky bottom-0 z-20 border-t border-line-strong bg-paper shadow-bar max-lg:bottom-above-bar">
        <div className="wrap flex min-h-19 flex-wrap items-center justify-between gap-x-4 gap-y-2.5 py-3">
          <div role="alert" className="w-full empty:hidden">
            {failure && <Alert kind="error">{failure}</Alert>}
            {failure && reason && <p className="mt-2 text-caption text-danger">{reason}</p>}
          </div>
          <output className="text-caption text-ink-mute empty:hidden max-md:w-full">{note}</output>
          <div className="flex gap-3 max-md:w-full md:ms-auto">
            <ButtonLink variant="ghost" to={backTo} className="max-md:flex-1 max-md:px-2">
              Cancel
            </ButtonLink>
            {otherSave && (
              <Button
                variant="ghost"
                {...{ busy, disabled }}
                onClick={otherSave.onClick}
                className="max-md:flex-1 max-md:px-2"
              >
                {otherSave.label}
              </Button>
            )}
            <Button
              type="submit"
              {...{ form, busy, disabled }}
              className="max-md:flex-[1.6] max-md:px-2"
            >
              {title}
            </Button>
          </div>
        </div>
      </div>
      <LeaveQuestion
        blocker={blocker}
        text="What you have written is not saved yet. It stays on this device as a draft."
        stay="Keep writing"
      />
      <RemovedDialog removal={removal} />
    </>
  )
}

/** Says that somebody else has removed what was to be saved, and offers to bring it back. */
function RemovedDialog({ removal }: Pick<Editing, 'removal'>) {
  const { item, isRestoring, bringBack, dismiss } = removal
  return (
    <Dialog
      open={item !== null}
      title="It was removed meanwhile"
      text={`${item ? removedText(item) : ''} What you have written is still here. Bring it back, and it is saved with that.`}
      onCancel={dismiss}
    >
      <DialogActions>
        <Button variant="ghost" onClick={dismiss}>
          Not now
        </Button>
        <Button
          data-first
          busy={isRestoring}
          busyLabel="Bringing it back"
          onClick={() => void bringBack()}
        >
          Bring it back
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Also shown beside the form's button, because the restored page may be scrolled far down. */
export const DRAFT_RESTORED = 'An unsaved draft was restored.'

interface DraftNoteProps<Work> extends Pick<ReturnType<typeof useDraft<Work>>, 'draft' | 'others'> {
  /** What the draft could not store. */
  missing?: string | undefined
  titleOf: (work: Work) => string
  onDiscard: () => void
  onOpen: (other: StoredDraft<Work>) => void
}

/** Says, if so, that the form was filled from a draft, and offers those of tabs that were closed. */
export function DraftNote<Work>(props: DraftNoteProps<Work>) {
  const { draft, others, missing, titleOf, onDiscard, onOpen } = props
  return (
    <>
      {draft && (
        <DraftLine action="Discard draft" onAction={onDiscard}>
          Your unsaved draft of {dayAndTime(draft.at)} was restored.
          {missing && ` ${missing}`}
        </DraftLine>
      )}
      {others.map((other) => (
        <DraftLine key={other.storageKey} action="Open it" onAction={() => onOpen(other)}>
          There is another unsaved draft of {dayAndTime(other.draft.at)}:{' '}
          <bdi>{titleOf(other.draft.work) || 'Untitled'}</bdi>.
        </DraftLine>
      ))}
    </>
  )
}

interface DraftLineProps {
  action: string
  onAction: () => void
  children: ReactNode
}

function DraftLine({ action, onAction, children }: DraftLineProps) {
  return (
    <div className="mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-s-3 border-brass-deep bg-sand py-2 ps-4 pe-3 text-small">
      <output>{children}</output>
      <TextButton onClick={onAction}>{action}</TextButton>
    </div>
  )
}

/** Explains the formatting marks; see `domain/formatted-text.ts`. */
export function MarksHint() {
  const markClass = 'rounded-control bg-sand px-1.25 py-0.5 font-mono text-caption'
  return (
    <>
      Headings start on a new line with <code className={markClass}>##</code>, bold with{' '}
      <code className={markClass}>**</code>.
    </>
  )
}
