import { Field, Select } from '#app/ui/field.tsx'

interface MoveToFieldProps {
  label: string
  /** The choice before the others. */
  first: { value: string; label: string }
  others: readonly { id: number; name: string }[]
  value: string
  onChange: (value: string) => void
  /** Why it failed; empty where it did not. */
  fault: string
}

/** Asks who, or which place, takes over what the one has that is about to be removed. */
export function MoveToField({ label, first, others, value, onChange, fault }: MoveToFieldProps) {
  return (
    <div className="mt-5 grid gap-3">
      <Field label={label} name="move_to">
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          <option value={first.value}>{first.label}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <p role="alert" className="text-small text-danger empty:hidden">
        {fault}
      </p>
    </div>
  )
}
