import { useState, type FormEvent } from 'react'

import { focusField, takeFocus } from '#app/admin/focus.ts'
import { PlacePicker } from '#app/admin/place-picker/place-picker.tsx'
import {
  pointOf,
  readPoint,
  useCurrentFaults,
  type TypedPoint,
} from '#app/admin/place-picker/typed-point.ts'
import { LeaveQuestion } from '#app/admin/ui/leave-question.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import { CATEGORY_KINDS } from '#domain/places/category-kinds.ts'
import { DUBAI, isWithinBox } from '#domain/geo/map-boxes.ts'
import type { PlaceTable } from '#domain/places/place.ts'

import { AboutFields } from './about-fields.tsx'
import { OtherNames } from './other-names.tsx'
import { LISTS, placesUrl, type EditedPlace } from './place-lists.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { usePlace, type PlaceControls } from './use-place.ts'

interface PlaceFormProps {
  table: PlaceTable
  /** Undefined for a new place. */
  place: EditedPlace | undefined
  /** All of the list, this one included. */
  places: readonly EditedPlace[]
}

export function PlaceForm({ table, place, places }: PlaceFormProps) {
  const controls = usePlace(table, place)
  const [isRemoving, setIsRemoving] = useState(false)
  const { one } = LISTS[table]

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    focusField(form, await controls.save())
  }

  return (
    <section
      aria-label={place ? place.name : `New ${one}`}
      className="mb-6 bg-paper-bright p-5 shadow-[inset_3px_0_0_var(--color-brass-deep)] md:p-7"
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <PlaceFields table={table} controls={controls} />
        {place && place.former_names.length > 0 && (
          <p className="mt-5 text-small text-ink-soft">
            Old addresses and searches lead here: {place.former_names.join(', ')}.
          </p>
        )}
        <div className="mt-7 flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
          {place && (
            <TextButton danger className="me-auto" onClick={() => setIsRemoving(true)}>
              Merge or remove
            </TextButton>
          )}
          <ButtonLink variant="ghost" to={placesUrl(table)} preventScrollReset>
            Cancel
          </ButtonLink>
          <Button type="submit" busy={controls.isBusy} busyLabel="Saving">
            {place ? 'Save' : `Add the ${one}`}
          </Button>
        </div>
      </form>
      {place && (
        <RemoveDialog
          open={isRemoving}
          table={table}
          place={place}
          others={places.filter(({ id }) => id !== place.id)}
          onClose={() => setIsRemoving(false)}
          onRemoved={controls.allowLeaving}
        />
      )}
      <LeaveQuestion blocker={controls.blocker} />
    </section>
  )
}

function PlaceFields({ table, controls }: { table: PlaceTable; controls: PlaceControls }) {
  return (
    <div className="form-grid">
      <NameFields controls={controls} />
      <OtherNames controls={controls} />
      {table === 'locations' ? (
        <>
          <PointFields controls={controls} />
          <AboutFields controls={controls} />
        </>
      ) : (
        <KindField controls={controls} />
      )}
    </div>
  )
}

function NameFields({ controls: { work, change, faults } }: { controls: PlaceControls }) {
  return (
    <>
      <Field label="Name" name="name" error={faults['name']}>
        <TextInput
          ref={takeFocus}
          value={work.name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label="Arabic name" name="name_ar" optional error={faults['name_ar']}>
        <TextInput
          lang="ar"
          dir="rtl"
          value={work.name_ar}
          onChange={({ target }) => change({ name_ar: target.value })}
        />
      </Field>
    </>
  )
}

function KindField({ controls: { work, change, faults } }: { controls: PlaceControls }) {
  return (
    <Field
      label="Type on the portals"
      name="kind"
      error={faults['kind']}
      hint="Also decides whether bedrooms are expected. Without a type its homes are not sent to portals."
    >
      <Select value={work.kind} onChange={({ target }) => change({ kind: target.value })}>
        <option value="">None</option>
        {CATEGORY_KINDS.map((kind) => (
          <option key={kind}>{kind}</option>
        ))}
      </Select>
    </Field>
  )
}

function PointFields({ controls }: { controls: PlaceControls }) {
  const { work, change } = controls
  const faults = useCurrentFaults(controls.faults, work)
  const fields = [
    ['latitude', 'Latitude', 'For the map, such as 25.0805. Both numbers may be pasted at once.'],
    ['longitude', 'Longitude', isOutsideDubai(work) ? 'This is outside Dubai. Is it right?' : ''],
  ] as const
  return (
    <>
      {fields.map(([name, label, hint]) => (
        <Field
          key={name}
          label={label}
          name={name}
          optional
          error={faults[name]}
          hint={hint || undefined}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={work[name]}
            onChange={({ target }) => change(readPoint(target.value) ?? { [name]: target.value })}
            className="numerals"
          />
        </Field>
      ))}
      <div className="col-span-full">
        <PlacePicker
          typed={work}
          location={undefined}
          faults={controls.faults}
          onPick={controls.pick}
          onConfirm={() => void controls.confirmPoint()}
        />
      </div>
    </>
  )
}

function isOutsideDubai(typed: TypedPoint): boolean {
  const point = pointOf(typed)
  return point !== undefined && !isWithinBox(DUBAI, point)
}
