import { useState, useSyncExternalStore, type ComponentProps } from 'react'

import { Field, TextInput } from '#app/ui/field.tsx'
import { PROPERTY_FIELDS } from '#domain/properties/property-fields.ts'

import { inSquareMetres, inUnit, type AreaUnit } from './typed-area.ts'

interface AreaFieldProps {
  name: 'minarea' | 'maxarea'
  /** In square metres. */
  value: string
  input: ComponentProps<'input'>
  error: string | undefined
  className: string
  onChange: (squareMetres: string) => void
}

/** An area, typed in the unit that was chosen on this device. */
export function AreaField({ name, value, input, onChange, ...rest }: AreaFieldProps) {
  const unit = useAreaUnit()
  const [typed, setTyped] = useState('')
  const { label } = PROPERTY_FIELDS[name]
  // False once something else has set the form's value, such as a restored draft.
  const isTyped = inSquareMetres(typed, unit) === value
  return (
    <Field
      label={unit === 'ft' ? label.replace('m²', 'sq ft') : label}
      name={name}
      hint={unit === 'ft' && value !== '' ? `Saved as ${value} m².` : undefined}
      {...rest}
    >
      <TextInput
        {...input}
        value={isTyped ? typed : inUnit(value, unit)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(inSquareMetres(target.value, unit))
        }}
      />
    </Field>
  )
}

/** The choice of `unit-choices.tsx`, which the script of `units.ts` remembers on the device. */
function useAreaUnit(): AreaUnit {
  return useSyncExternalStore(subscribe, areaUnit, () => 'm2')
}

function areaUnit(): AreaUnit {
  return document.documentElement.dataset['area'] === 'ft' ? 'ft' : 'm2'
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-area'] })
  return () => observer.disconnect()
}
