import { X } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'

import { Field, TextInput } from '#app/ui/field.tsx'
import { SHIPPED_NAMES } from '#domain/search/names.ts'

import { namesWithTyped, type PlaceControls } from './use-place.ts'

/** The other names as buttons that remove them, and a field for one more. */
export function OtherNames({ controls }: { controls: PlaceControls }) {
  const { work, change, faults } = controls
  const input = useRef<HTMLInputElement>(null)

  const addTyped = () => change({ other_names: namesWithTyped(work), typedName: '' })

  function onKeyDown(event: KeyboardEvent) {
    if ((event.key !== 'Enter' && event.key !== ',') || work.typedName.trim() === '') return
    event.preventDefault()
    addTyped()
  }

  return (
    <div className="col-span-full grid gap-2.5">
      <Field
        label="Other names"
        name="other_names"
        optional
        error={faults['other_names']}
        hint={`What visitors may type instead. Press Enter after each.${knownAlready(work.name)}`}
      >
        <TextInput
          ref={input}
          value={work.typedName}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => change({ typedName: target.value })}
          onKeyDown={onKeyDown}
          onBlur={addTyped}
        />
      </Field>
      {work.other_names.length > 0 && (
        <ul aria-label="Other names" className="flex flex-wrap gap-2">
          {work.other_names.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => {
                  change({ other_names: work.other_names.filter((other) => other !== name) })
                  input.current?.focus()
                }}
                className="inline-flex min-h-target items-center gap-2 rounded-control border border-control bg-paper-bright ps-3.5 pe-2.5 text-small hover:border-ink"
              >
                <span dir="auto">{name}</span>
                <X size={15} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What the search understands without being told. */
function knownAlready(name: string): string {
  const { also = [], typed = [] } = SHIPPED_NAMES.byForm.get(name.trim().toLowerCase()) ?? {}
  const forms = [...also, ...typed]
  return forms.length > 0 ? ` Understood already: ${forms.join(', ')}.` : ''
}
