import { FieldError } from '#app/ui/field.tsx'

import type { SettingFieldProps } from '#app/admin/settings/schema.ts'

/** From Monday on; Sunday is 0. */
const WEEKDAYS = [
  [1, 'Mon'],
  [2, 'Tue'],
  [3, 'Wed'],
  [4, 'Thu'],
  [5, 'Fri'],
  [6, 'Sat'],
  [0, 'Sun'],
] as const

export function WeekdaysInput({ schema, path, value, faults, onChange }: SettingFieldProps) {
  const chosen = Array.isArray(value) ? value : []
  const fault = faults[path]
  return (
    <fieldset className="col-span-full">
      <legend className="mb-2 text-label font-strong">{schema.title}</legend>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.map(([day, label]) => (
          <label
            key={day}
            className="flex min-h-target min-w-14 cursor-pointer items-center justify-center rounded-control border border-control px-3 text-small has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(day)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, day] : chosen.filter((other) => other !== day),
                )
              }
            />
            {label}
          </label>
        ))}
      </div>
      {fault && <FieldError id={`${path}-fault`}>{fault}</FieldError>}
    </fieldset>
  )
}
