import { useState, type SyntheticEvent } from 'react'

import { useRole } from '#app/admin/own-account.ts'
import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { mayUseAll } from '#domain/permissions.ts'
import type { ListingRow } from '#domain/search/in-database/listing-table.ts'
import { STATUS_NAMES, STATUSES } from '#domain/properties/publication.ts'
import type { User } from '#domain/team/user.ts'

import { DELETION, agentChange, permitEndChange, statusChange } from './bulk-changes.ts'
import { useBulkChange, type BulkChange } from './use-bulk-change.tsx'

interface BulkBarProps {
  people: readonly User[]
  listings: readonly ListingRow[]
  onDone: () => void
}

/** What can be done with all selected listings. */
export function BulkBar({ people, listings, onDone }: BulkBarProps) {
  const { isRunning, run } = useBulkChange(onDone)
  const [isAskingToDelete, setIsAskingToDelete] = useState(false)
  const mayGiveAway = mayUseAll(useRole(), 'listings')
  const apply = (change: BulkChange) => void run(listings, change)
  return (
    <section
      aria-label="Selection"
      aria-busy={isRunning}
      className="on-ink sticky bottom-4 max-lg:bottom-[calc(var(--spacing-above-bar)+0.5rem)] z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-ink-deep px-4 py-2.5 text-small text-paper shadow-float"
    >
      <span className="me-auto numerals">{listings.length} selected</span>
      <Choice
        label="Set the status"
        options={STATUSES}
        nameOf={(status) => STATUS_NAMES[status]}
        onChoose={(status) => apply(statusChange(status))}
      />
      {mayGiveAway && (
        <Choice
          label="Set the agent"
          options={people.filter(({ name }) => name)}
          nameOf={({ name }) => name}
          onChoose={(person) => apply(agentChange(person))}
        />
      )}
      <PermitEnd onChoose={(day) => apply(permitEndChange(day))} />
      <Button
        variant="ghost"
        size="s"
        disabled={isRunning}
        onClick={() => setIsAskingToDelete(true)}
      >
        Delete
      </Button>
      <Dialog
        open={isAskingToDelete}
        title={`Delete ${formatCount(listings.length, 'listing')}?`}
        text="They leave the site at once. You can bring them back from the trash for 30 days."
        onCancel={() => setIsAskingToDelete(false)}
      >
        <DialogActions>
          <Button variant="ghost" data-first onClick={() => setIsAskingToDelete(false)}>
            Keep them
          </Button>
          <Button
            onClick={() => {
              setIsAskingToDelete(false)
              apply(DELETION)
            }}
          >
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  )
}

const CONTROL = 'min-h-target rounded-control border border-ink-lift bg-ink-deep px-3 text-paper'

interface ChoiceProps<Option> {
  label: string
  options: readonly Option[]
  nameOf: (option: Option) => string
  onChoose: (option: Option) => void
}

/** A select that acts on a choice at once and then shows its label again. */
function Choice<Option>({ label, options, nameOf, onChoose }: ChoiceProps<Option>) {
  return (
    <select
      aria-label={label}
      value=""
      onChange={({ target }) => {
        const chosen = options[Number(target.value)]
        if (chosen !== undefined) onChoose(chosen)
      }}
      className={`${CONTROL} max-md:flex-1`}
    >
      <option value="" disabled>
        {label}
      </option>
      {options.map((option, index) => (
        <option key={nameOf(option)} value={index}>
          {nameOf(option)}
        </option>
      ))}
    </select>
  )
}

function PermitEnd({ onChoose }: { onChoose: (day: string) => void }) {
  const [day, setDay] = useState('')
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    onChoose(day)
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-2 max-md:order-last">
      <label className="flex items-center gap-2">
        Permit until
        <input
          type="date"
          required
          value={day}
          onChange={({ target }) => setDay(target.value)}
          className={`${CONTROL} scheme-dark`}
        />
      </label>
      <Button type="submit" variant="ghost" size="s">
        Set
      </Button>
    </form>
  )
}
