import { Fragment, type ClipboardEvent, type ComponentProps, type ReactNode } from 'react'

import { readPoint } from '#app/admin/place-picker/typed-point.ts'
import { MarksHint } from '#app/admin/ui/editor-page.tsx'
import { UnitChoice } from '#app/ui/unit-choices.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/field.tsx'
import {
  FIELD_NAMES,
  fieldDescription,
  isNumberField,
  type FieldName,
} from '#domain/properties/property-fields.ts'
import type { FieldSection } from '#domain/properties/field-description.ts'

import { AreaField } from './area-field.tsx'
import { LengthMeter } from './length-meter.tsx'
import { PriceField } from './price-field.tsx'
import type { TypedFields } from './property-draft.ts'

/** The value and the label of each option of a field that is chosen from a list. */
export type FieldOptions = Partial<Record<FieldName, (readonly [value: string, label: string])[]>>

/** What a field is chosen from; undefined where it is typed. */
export function choicesOf(name: FieldName, lists: FieldOptions): FieldOptions[FieldName] {
  const { options, default: preset, unset = 'Not stated' } = fieldDescription(name)
  if (preset !== undefined && options) return Object.entries(options)
  return lists[name] ?? (options && [['', unset], ...Object.entries(options)])
}

interface SectionFieldsProps {
  section: FieldSection
  fields: TypedFields
  faults: Record<string, string>
  options: FieldOptions
  hidden: readonly FieldName[]
  onChange: (field: FieldName, value: string) => void
  /** What is shown below a field beside its hint. */
  renderBelow: (field: FieldName) => ReactNode
}

export function fieldsOf(section: FieldSection): FieldName[] {
  return FIELD_NAMES.filter((name) => fieldDescription(name).section === section)
}

/** The fields of one section of the form, as PROPERTY_FIELDS describes them. */
export function SectionFields({ section, hidden, renderBelow, ...props }: SectionFieldsProps) {
  return (
    <div className="grid grid-cols-6 gap-x-3 gap-y-5.5 md:gap-x-gutter">
      {section === 'size' && <UnitChoice name="area" className="col-span-6 -mx-2 -mt-4" />}
      {fieldsOf(section)
        .filter((name) => !hidden.includes(name))
        .map((name) => (
          <Fragment key={name}>
            <PropertyField name={name} {...props} />
            {renderBelow(name)}
          </Fragment>
        ))}
    </div>
  )
}

type PropertyFieldProps = Pick<SectionFieldsProps, 'fields' | 'faults' | 'options' | 'onChange'> & {
  name: FieldName
}

function PropertyField({ name, faults, ...props }: PropertyFieldProps) {
  const { fields, onChange } = props
  const { label, hint, width = 'full' } = fieldDescription(name)
  const common = { error: faults[name], className: WIDTHS[width] }
  if (name === 'price') return <PriceField {...{ fields, onChange }} {...common} />
  if (name === 'minarea' || name === 'maxarea')
    return (
      <AreaField
        name={name}
        value={fields[name]}
        input={NUMBER}
        onChange={(value) => onChange(name, value)}
        {...common}
      />
    )
  return (
    <Field label={label} name={name} hint={hintOf(name, fields) ?? hint} {...common}>
      <FieldInput name={name} {...props} />
    </Field>
  )
}

function hintOf(name: FieldName, fields: TypedFields): ReactNode {
  if (name === 'properties_title') return <LengthMeter text={fields[name]} from={30} to={50} />
  if (name === 'properties_description')
    return (
      <>
        <LengthMeter text={fields[name]} from={750} to={2000} />
        <MarksHint />
      </>
    )
  return undefined
}

const WIDTHS = {
  full: 'col-span-6',
  'two-thirds': 'col-span-6 md:col-span-3 lg:col-span-4',
  half: 'col-span-6 md:col-span-3',
  'half-on-phones-too': 'col-span-3',
  third: 'col-span-3 lg:col-span-2',
}

type FieldInputProps = Omit<PropertyFieldProps, 'faults'>

function FieldInput({ name, fields, options, onChange }: FieldInputProps) {
  const { type, format, max } = fieldDescription(name)
  const input = {
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
    ...(format && FORMATS[format]),
  }
  const choices = choicesOf(name, options)
  if (choices)
    return (
      <Select {...input}>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )
  if (type === 'long-text')
    return (
      <TextArea
        {...input}
        className={`field-sizing-content ${name === 'properties_description' ? 'min-h-48' : 'min-h-36'}`}
      />
    )
  if (isNumberField(name))
    return (
      <TextInput
        {...NUMBER}
        {...input}
        {...(type === 'count' && { step: 1, min: 0, max })}
        {...(type === 'degrees' && { onPaste: pasteInto(onChange) })}
      />
    )
  return <TextInput {...input} />
}

/** Both numbers of a point may be pasted at once. */
function pasteInto(onChange: FieldInputProps['onChange']) {
  return (event: ClipboardEvent) => {
    const point = readPoint(event.clipboardData.getData('text'))
    if (!point) return
    event.preventDefault()
    onChange('latitude', point.latitude)
    onChange('longitude', point.longitude)
  }
}

const FORMATS = {
  digits: { inputMode: 'numeric', className: 'numerals' },
  day: { type: 'date', className: 'numerals' },
  'permit-link': { type: 'url' },
  'web-address': { type: 'url' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  arabic: { dir: 'rtl', lang: 'ar' },
} as const

const NUMBER: ComponentProps<'input'> = {
  type: 'number',
  step: 'any',
  inputMode: 'decimal',
  className: 'numerals',
  // The mouse wheel changes a focused number field, often unnoticed.
  onWheel: ({ currentTarget }) => currentTarget.blur(),
}
