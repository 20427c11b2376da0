import { formatCount } from '#app/ui/format.ts'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import type { User } from '#domain/team/user.ts'

import type { ProfileControls } from './use-profile.ts'

export interface Location {
  id: number
  name: string
}

interface DutyFieldsProps {
  profile: ProfileControls
  /** Who may stand in; empty for agents, who see nobody else here. */
  colleagues: readonly User[]
  locations: readonly Location[]
}

/** Which enquiries a person gets, and who gets them during their leave. */
export function DutyFields({ profile, colleagues, locations }: DutyFieldsProps) {
  const { work, change, faults } = profile
  return (
    <fieldset className="mt-10 border-t border-line-strong pt-6">
      <legend className="sr-only">Enquiries</legend>
      <h3 aria-hidden="true" className="mb-4 font-display text-title-2">
        Enquiries
      </h3>
      <div className="form-grid">
        <label className="col-span-full flex min-h-target items-center gap-3 text-small">
          <input
            type="checkbox"
            checked={work.takes_enquiries}
            onChange={({ target }) => change({ takes_enquiries: target.checked })}
            className="size-4.5 accent-ink"
          />
          Takes enquiries in turn
        </label>
        <DayField {...{ name: 'away_from', label: 'On leave from', profile }} />
        <DayField
          {...{ name: 'away_until', label: 'On leave until', profile }}
          hint="The last day. Empty: until further notice."
        />
        {colleagues.length > 0 && (
          <Field
            label="Stands in meanwhile"
            name="stand_in_id"
            error={faults['stand_in_id']}
            hint="Gets their enquiries from the first day of leave, and those that nobody has answered."
            className="col-span-full"
          >
            <Select
              value={work.stand_in_id ?? ''}
              onChange={({ target }) => change({ stand_in_id: Number(target.value) || null })}
            >
              <option value="">Nobody: whoever’s turn it is</option>
              {colleagues.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {locations.length > 0 && <Places {...{ profile, locations }} />}
      </div>
    </fieldset>
  )
}

interface DayFieldProps {
  name: 'away_from' | 'away_until'
  label: string
  hint?: string
  profile: ProfileControls
}

function DayField({ name, label, hint, profile: { work, change, faults } }: DayFieldProps) {
  return (
    <Field label={label} name={name} error={faults[name]} hint={hint}>
      <TextInput
        type="date"
        min={name === 'away_until' ? work.away_from : undefined}
        value={work[name]}
        onChange={({ target }) => change({ [name]: target.value })}
        className="numerals"
      />
    </Field>
  )
}

function Places({ profile, locations }: Omit<DutyFieldsProps, 'colleagues'>) {
  const { work, change } = profile
  const chosen = new Set(work.location_ids)
  return (
    <details className="col-span-full border-y border-line">
      <summary className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3 text-small">
        <span className="font-strong">Places that they know</span>
        <span className="text-ink-soft">{placesText(locations, chosen)}</span>
      </summary>
      <p className="text-label text-ink-mute">
        Where enquiries are given out by location, they get those of these places.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 py-3">
        {locations.map(({ id, name }) => (
          <li key={id}>
            <label className="flex min-h-target items-center gap-3 text-small">
              <input
                type="checkbox"
                checked={chosen.has(id)}
                onChange={({ target: { checked } }) =>
                  change({
                    location_ids: checked
                      ? [...work.location_ids, id]
                      : work.location_ids.filter((known) => known !== id),
                  })
                }
                className="size-4.5 accent-ink"
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}

const MAX_NAMED = 3

function placesText(locations: readonly Location[], chosen: ReadonlySet<number>): string {
  const names = locations.filter(({ id }) => chosen.has(id)).map(({ name }) => name)
  if (names.length === 0) return 'None'
  return names.length <= MAX_NAMED ? names.join(', ') : formatCount(names.length, 'place')
}
