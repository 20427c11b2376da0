import { Field, Select, TextArea, TextInput } from '#app/ui/field.tsx'
import type { SettingFieldProps, SettingSchema } from '#app/admin/settings/schema.ts'

export function FlagInput({ schema, path, value, faults, onChange }: SettingFieldProps) {
  return (
    <div className="col-span-full">
      <label className="flex min-h-target items-center gap-3 text-small">
        <input
          type="checkbox"
          name={path}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
          className="size-4.5 flex-none accent-ink"
        />
        {schema.title}
      </label>
      {(faults[path] ?? schema.description) && (
        <p className="text-label text-ink-mute">{faults[path] ?? schema.description}</p>
      )}
    </div>
  )
}

const INPUT_TYPES: Record<string, object> = {
  email: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel', className: 'numerals' },
  url: { type: 'url', inputMode: 'url' },
  date: { type: 'date', className: 'numerals' },
  time: { type: 'time', className: 'numerals' },
}

const ARABIC = { lang: 'ar', dir: 'rtl' }

/** A text or a number. */
export function ValueInput({ schema, path, value, faults, onChange, label }: SettingFieldProps) {
  const isNumber = schema.type !== 'string'
  const isLong = schema.input === 'paragraph'
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  const change = ({ target }: { target: { value: string } }) =>
    onChange(isNumber && target.value.trim() !== '' ? Number(target.value) : target.value)
  const input = { value: text, onChange: change, ...(schema.language === 'ar' && ARABIC) }
  return (
    <Field
      label={label ?? schema.title ?? ''}
      name={path}
      error={faults[path]}
      hint={hintOf(schema, text)}
      className={isLong || isWide(schema) ? 'col-span-full' : undefined}
    >
      {schema.enum ? (
        <Select {...input}>
          {schema.enum.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      ) : isLong ? (
        <TextArea {...input} className="min-h-28 field-sizing-content" />
      ) : isNumber ? (
        <TextInput
          type="number"
          min={schema.minimum}
          max={schema.maximum}
          step={schema.step}
          className="numerals"
          {...input}
        />
      ) : (
        <TextInput {...input} {...INPUT_TYPES[schema.input ?? '']} />
      )}
    </Field>
  )
}

const SHORT = 60

function isWide({ input, maxLength = 0 }: SettingSchema): boolean {
  return input === 'url' || (input === 'line' && maxLength > SHORT)
}

/** Counts characters where they are limited tightly. */
function hintOf({ description, maxLength }: SettingSchema, text: string): string | undefined {
  const isNearLimit = maxLength !== undefined && text.length > maxLength * 0.8
  const count = isNearLimit ? `${text.length} of ${maxLength} characters.` : undefined
  return [count, description].filter(Boolean).join(' ') || undefined
}
