import type { SettingFieldProps } from '#app/admin/settings/schema.ts'
import { FieldError } from '#app/ui/field.tsx'
import { classes } from '#app/ui/classes.ts'
import type { TypePair } from '#domain/brand/type-pairs.ts'

const NEWSREADER = "font-['Newsreader_Variable']"

const CHOICES: Record<TypePair, { family: string; use: string; style: string }> = {
  'Newsreader and Hanken Grotesk': {
    family: 'Newsreader',
    use: 'for headings, Hanken Grotesk for text',
    style: NEWSREADER,
  },
  'Hanken Grotesk': {
    family: 'Hanken Grotesk',
    use: 'for headings and text',
    style: 'font-sans font-strong',
  },
  'Newsreader, also in posts': {
    family: 'Newsreader',
    use: 'for headings and posts, Hanken Grotesk for forms',
    style: NEWSREADER,
  },
}

/** The type pairs, each in its own letters. */
export function TypeInput({ schema, path, value, faults, onChange }: SettingFieldProps) {
  const fault = faults[path]
  return (
    <fieldset className="col-span-full grid gap-2 border-t border-line pt-4">
      <legend className="float-start text-label font-strong">{schema.title}</legend>
      {Object.entries(CHOICES).map(([pair, { family, use, style }]) => (
        <label
          key={pair}
          className="clear-both flex cursor-pointer items-center gap-4 rounded-control border border-control bg-paper-bright px-4 py-3 has-checked:border-ink has-checked:outline has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={path}
            value={pair}
            aria-label={pair}
            checked={value === pair}
            onChange={() => onChange(pair)}
            className="size-4.5 flex-none accent-ink"
          />
          <span>
            <span className={classes('block text-title-4', style)}>{family}</span>
            <span className="block text-label text-ink-soft">{use}</span>
          </span>
        </label>
      ))}
      {fault && <FieldError id={`${path}-fault`}>{fault}</FieldError>}
    </fieldset>
  )
}
