import { useId, useState } from 'react'

import { Button } from '#app/ui/button.tsx'

import { Dialog, DialogActions } from './dialog.tsx'

/** A part of what is edited: a field, the photos. */
export interface WorkPart<Work> {
  label: string
  /** As it is shown. */
  text: (work: Work) => string
  /** What is compared, where different parts may have the same text. */
  identity?: (work: Work) => string
  /** Returns `into` with this part taken from `from`. */
  take: (from: Work, into: Work) => Work
}

interface ConflictDialogProps<Work> {
  conflict: { base: Work; mine: Work; theirs: Work } | null
  parts: readonly WorkPart<Work>[]
  onResolve: (work: Work) => void
}

/** Shows what somebody else has saved meanwhile, and lets the user choose what to keep of it. */
export function ConflictDialog<Work>({ conflict, parts, onResolve }: ConflictDialogProps<Work>) {
  const [choices, setChoices] = useState<ReadonlyMap<string, 'mine' | 'theirs'>>(new Map())
  const changed = conflict ? parts.filter((part) => isChangedByThem(part, conflict)) : []
  const hasChoice = changed.length > 0
  const choiceOf = (part: WorkPart<Work>) =>
    choices.get(part.label) ?? (conflict && isChangedByMe(part, conflict) ? 'mine' : 'theirs')

  function resolve() {
    if (!conflict) return
    const { mine, theirs } = conflict
    const taken = changed.filter((part) => choiceOf(part) === 'theirs')
    onResolve(taken.reduce((work, part) => part.take(theirs, work), mine))
    setChoices(new Map())
  }

  return (
    <Dialog
      open={conflict !== null}
      title="Somebody else has changed this"
      text={`${hasChoice ? CHOOSE : NO_CHOICE} Nothing is saved until you save again.`}
    >
      {conflict &&
        changed.map((part) => (
          <PartChoice
            key={part.label}
            part={part}
            conflict={conflict}
            choice={choiceOf(part)}
            onChoose={(choice) => setChoices((choices) => new Map(choices).set(part.label, choice))}
          />
        ))}
      <DialogActions>
        <Button data-first onClick={resolve}>
          {hasChoice ? 'Continue with these' : 'Continue'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const CHOOSE = 'Choose what to keep of what they saved.'
const NO_CHOICE = 'Nothing that they have changed differs from your form.'

type Conflict<Work> = NonNullable<ConflictDialogProps<Work>['conflict']>

interface PartChoiceProps<Work> {
  part: WorkPart<Work>
  conflict: Conflict<Work>
  choice: 'mine' | 'theirs'
  onChoose: (choice: 'mine' | 'theirs') => void
}

function PartChoice<Work>({ part, conflict, choice, onChoose }: PartChoiceProps<Work>) {
  const name = useId()
  return (
    <fieldset className="mt-5 border-t border-line pt-4">
      <legend className="float-start w-full text-small font-strong">{part.label}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <div key={side} className="flex w-full gap-3 pt-2 text-small">
          <input
            type="radio"
            id={`${name}-${side}`}
            name={name}
            checked={choice === side}
            onChange={() => onChoose(side)}
            className="mt-1 self-start accent-brass-deep"
          />
          <label htmlFor={`${name}-${side}`} className="min-w-0">
            <span className="block text-caption text-ink-mute">
              {side === 'mine' ? 'Yours' : 'Theirs'}
            </span>
            <span className="line-clamp-4 wrap-break-word whitespace-pre-line">
              {part.text(conflict[side]) || 'Empty'}
            </span>
          </label>
        </div>
      ))}
    </fieldset>
  )
}

function isChangedByThem<Work>(part: WorkPart<Work>, { base, mine, theirs }: Conflict<Work>) {
  return differs(part, theirs, base) && differs(part, theirs, mine)
}

function isChangedByMe<Work>(part: WorkPart<Work>, { base, mine }: Conflict<Work>) {
  return differs(part, mine, base)
}

function differs<Work>({ text, identity = text }: WorkPart<Work>, one: Work, other: Work) {
  return identity(one) !== identity(other)
}
