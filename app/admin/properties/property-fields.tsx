import type { ComponentProps } from 'react'

import { MarksHint } from '#app/admin/ui/marks-hint.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/field.tsx'
import { CURRENCIES } from '#domain/properties/currencies.ts'
import type { Category, Location } from '#domain/properties/taxonomy.ts'

import type { PropertyFields } from './property-draft.ts'

export interface SectionProps {
  fields: PropertyFields
  faults: Record<string, string>
  write: (field: keyof PropertyFields, value: string) => void
}

export function ListingFields({
  categories,
  locations,
  currencies,
  ...section
}: SectionProps & { categories: Category[]; locations: Location[]; currencies: string[] }) {
  return (
    <>
      <Text {...section} field="title" label="Title" fault="properties_title" wide="full" />
      <Choice {...section} field="category" label="Category" fault="category_id">
        <option value="">Select a category</option>
        {categories.map(({ id, category_name }) => (
          <option key={id} value={id}>
            {category_name}
          </option>
        ))}
      </Choice>
      <Choice {...section} field="location" label="Location" fault="location_id">
        <option value="">Select a location</option>
        {locations.map(({ id, location_name }) => (
          <option key={id} value={id}>
            {location_name}
          </option>
        ))}
      </Choice>
      <Text {...section} field="type" label="Type" fault="type" wide="third" />
      <Choice {...section} field="currency" label="Currency" fault="currency">
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </Choice>
      <Text
        {...section}
        field="price"
        label="Price"
        fault="price"
        wide="rest"
        inputMode="numeric"
        className="numerals"
      />
    </>
  )
}

export function SizeFields(section: SectionProps) {
  return (
    <>
      <Numeric {...section} field="minarea" label="Min area (m²)" />
      <Numeric {...section} field="maxarea" label="Max area (m²)" />
      <Numeric {...section} field="bedroom" label="Bedrooms" />
      <Numeric {...section} field="bathroom" label="Bathrooms" />
    </>
  )
}

export function TextFields(section: SectionProps) {
  const { fields, faults, write } = section
  return (
    <>
      <Text
        {...section}
        field="nearby"
        label="Nearby"
        fault="nearby"
        wide="full"
        hint="Separate places with commas."
      />
      <Field
        label="Description"
        name="description"
        className="col-span-6"
        error={faults['properties_description']}
        hint={<MarksHint />}
      >
        <TextArea
          value={fields.description}
          onChange={({ target }) => write('description', target.value)}
          className="field-sizing-content min-h-48"
        />
      </Field>
    </>
  )
}

/** What the update form offers lacks INR; a listing that has it, or anything else, keeps it. */
export function currenciesFor(form: 'create' | 'update', current: string): string[] {
  if (form === 'create') return [...CURRENCIES]
  const offered = CURRENCIES.filter((currency) => currency !== 'INR')
  return offered.some((currency) => currency === current) ? offered : [current, ...offered]
}

const WIDTHS = {
  full: 'col-span-6',
  third: 'col-span-3 lg:col-span-2',
  half: 'col-span-6 md:col-span-3',
  rest: 'col-span-6 md:col-span-3 lg:col-span-4',
}

interface InputProps extends SectionProps, Omit<ComponentProps<'input'>, 'children'> {
  field: keyof PropertyFields
  label: string
}

export function Text({
  fields,
  faults,
  write,
  field,
  label,
  fault,
  wide,
  hint,
  ...rest
}: InputProps & { fault: string; wide: keyof typeof WIDTHS; hint?: string }) {
  return (
    <Field label={label} name={field} error={faults[fault]} hint={hint} className={WIDTHS[wide]}>
      <TextInput
        {...rest}
        value={fields[field]}
        onChange={({ target }) => write(field, target.value)}
      />
    </Field>
  )
}

export function Numeric({
  fields,
  faults,
  write,
  field,
  label,
  wide,
}: InputProps & { wide?: keyof typeof WIDTHS }) {
  return (
    <Field
      label={label}
      name={field}
      error={faults[field]}
      className={wide ? WIDTHS[wide] : 'col-span-3'}
    >
      <TextInput
        type="number"
        step="any"
        inputMode="decimal"
        className="numerals"
        value={fields[field]}
        onChange={({ target }) => write(field, target.value)}
        // A wheel over a focused number field would change it unseen.
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
    </Field>
  )
}

export function Choice({
  fields,
  faults,
  write,
  field,
  label,
  fault,
  children,
}: SectionProps & {
  field: keyof PropertyFields
  label: string
  fault: string
  children: ComponentProps<'select'>['children']
}) {
  return (
    <Field label={label} name={field} error={faults[fault]} className={WIDTHS.third}>
      <Select value={fields[field]} onChange={({ target }) => write(field, target.value)}>
        {children}
      </Select>
    </Field>
  )
}
