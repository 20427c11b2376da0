import { useState } from 'react'

import { formatNumber } from '#app/ui/format.ts'
import { Field, TextInput } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PROPERTY_FIELDS, type FieldName } from '#domain/properties/property-fields.ts'

import type { TypedFields } from './property-draft.ts'
import { readTypedPrice, withPriceAsNumber } from './typed-price.ts'

interface PriceFieldProps {
  fields: TypedFields
  error: string | undefined
  className: string
  onChange: (field: FieldName, value: string) => void
}

/** The price. An amount in words becomes a number when the field is left. */
export function PriceField({ fields, error, className, onChange }: PriceFieldProps) {
  const [isTyping, setTyping] = useState(false)

  function readWords() {
    setTyping(false)
    const read = withPriceAsNumber(fields)
    for (const name of ['price', 'currency'] as const)
      if (read[name] !== fields[name]) onChange(name, read[name])
  }

  return (
    <Field
      label={PROPERTY_FIELDS.price.label}
      name="price"
      error={error}
      hint={isTyping ? 'Such as 4.85 million or 850k.' : <Meaning {...fields} />}
      className={className}
    >
      <TextInput
        value={fields.price}
        className="numerals"
        onChange={({ target }) => onChange('price', target.value)}
        onFocus={() => setTyping(true)}
        onBlur={readWords}
      />
    </Field>
  )
}

/** What the typed text is taken for. */
function Meaning({ price, currency }: Pick<TypedFields, 'price' | 'currency'>) {
  const read = readTypedPrice(price)
  if (!read) return 'A number, or words.'
  if (read.kind === 'amount') return `Read as ${`${currency} ${formatNumber(read.amount)}`.trim()}.`
  if (read.kind === 'text-with-amount')
    return `Visitors will see this text; it is searched as ${formatNumber(read.amount)}.`
  return (
    <span className="flex items-start gap-1.5 font-medium text-ink">
      <Icon name="alert" stroke={1.5} className="mt-px flex-none" />
      Visitors will see this text; it can’t be searched or sorted.
    </span>
  )
}
