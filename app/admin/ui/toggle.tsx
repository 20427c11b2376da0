import type { ReactNode } from 'react'

import type { Language } from '#domain/language.ts'

interface Option<Value> {
  value: Value
  /** The accessible name. */
  label: string
  /** The visible text or icon. */
  content: ReactNode
}

interface ToggleProps<Value> {
  /** The accessible name of the group: what is chosen. */
  name: string
  chosen: Value
  options: Option<Value>[]
  onChoose: (value: Value) => void
}

/** A few small buttons of which one is pressed. */
export function Toggle<Value extends string>(props: ToggleProps<Value>) {
  const { name, chosen, options, onChoose } = props
  return (
    <fieldset className="flex">
      <legend className="sr-only">{name}</legend>
      {options.map(({ value, label, content }) => (
        <button
          key={value}
          type="button"
          aria-label={label}
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
          className="grid size-target place-items-center text-label text-ink-mute aria-pressed:bg-paper aria-pressed:font-strong aria-pressed:text-ink aria-pressed:shadow-[inset_0_-2px_0_var(--color-brass-deep)]"
        >
          {content}
        </button>
      ))}
    </fieldset>
  )
}

// Each label contains the visible text, so that voice control finds the button by it.
const LANGUAGES: Option<Language>[] = [
  { value: 'en', label: 'EN, in English', content: 'EN' },
  { value: 'ar', label: 'ع, in Arabic', content: <span lang="ar">ع</span> },
]

export function LanguageToggle(props: Omit<ToggleProps<Language>, 'options'>) {
  return <Toggle options={LANGUAGES} {...props} />
}
