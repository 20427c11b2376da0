import { ChevronRight, Plus } from 'lucide-react'
import { useRef, useState, type ComponentProps } from 'react'

import { FieldError } from '#app/ui/field.tsx'

import { ColourInput } from './inputs/colour-input.tsx'
import { ImageInput } from './inputs/image-input.tsx'
import { TypeInput } from './inputs/type-input.tsx'
import { FlagInput, ValueInput } from './inputs/value-input.tsx'
import { WeekdaysInput } from './inputs/weekdays-input.tsx'
import { ItemButtons } from './item-buttons.tsx'
import {
  emptyValue,
  itemTitle,
  type SettingFieldProps,
  type SettingSchema,
  type SettingValue,
} from './schema.ts'
import { useItems } from './use-items.ts'

/** One field of a section, or a group or list of them, by its schema. */
export function SettingField(props: SettingFieldProps) {
  const { schema } = props
  if (schema.input === 'weekdays') return <WeekdaysInput {...props} />
  if (schema.input === 'colour') return <ColourInput {...props} />
  if (schema.input === 'image') return <ImageInput {...props} />
  if (schema.input === 'type') return <TypeInput {...props} />
  if (schema.type === 'object') return <Group {...props} />
  if (schema.type === 'array') return <ListField {...props} />
  if (schema.type === 'boolean') return <FlagInput {...props} />
  return <ValueInput {...props} />
}

function Group(props: SettingFieldProps) {
  const { title } = props.schema
  return (
    <fieldset className="col-span-full grid min-w-0 gap-y-5 border-t border-line pt-5">
      {title && <legend className="float-start mb-1 font-display text-title-3">{title}</legend>}
      <div className="form-grid clear-both">
        <ObjectFields {...props} />
      </div>
    </fieldset>
  )
}

/** The fields of a value that is an object itself. */
function ObjectFields({ schema, path, value, faults, clearFaults, onChange }: SettingFieldProps) {
  const values = (value ?? {}) as Record<string, SettingValue>
  const change = (name: string, part: SettingValue) => onChange({ ...values, [name]: part })
  return <SettingFields {...{ schema, path, values, faults, clearFaults }} onChange={change} />
}

interface SettingFieldsProps extends Pick<
  SettingFieldProps,
  'schema' | 'path' | 'faults' | 'clearFaults'
> {
  values: Record<string, SettingValue>
  onChange: (name: string, value: SettingValue) => void
}

/** The fields of an object, in the order of its schema. */
export function SettingFields(props: SettingFieldsProps) {
  const { schema, path, values, faults, clearFaults, onChange } = props
  return Object.entries(schema.properties ?? {}).map(([name, part]) => (
    <SettingField
      key={name}
      schema={part}
      path={path === '' ? name : `${path}.${name}`}
      value={values[name]}
      beside={values}
      faults={faults}
      clearFaults={clearFaults}
      onChange={(value) => onChange(name, value)}
    />
  ))
}

/** A list of texts or of groups of fields: items are added, moved and removed. */
function ListField({ schema, path, value, faults, clearFaults, onChange }: SettingFieldProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const { items, keys, add, move, remove } = useItems(value, onChange, () => clearFaults(path))
  const { items: itemSchema, item = 'entry', minItems = 0, maxItems = 99 } = schema
  const fault = faults[path]
  if (!itemSchema) return null

  function addAndFocus(schema: SettingSchema) {
    add(emptyValue(schema))
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-of-type :is(input, textarea)')?.focus(),
    )
  }

  return (
    <fieldset ref={list} className="col-span-full min-w-0 border-t border-line pt-5">
      <legend className="float-start font-display text-title-3">{schema.title}</legend>
      <div className="clear-both grid gap-4">
        {schema.description && <p className="text-label text-ink-mute">{schema.description}</p>}
        <ol className="grid gap-4">
          {items.map((value, index) => (
            <Item
              key={keys[index]}
              schema={itemSchema}
              path={`${path}.${index}`}
              title={itemTitle(value, `${item} ${index + 1}`)}
              label={`${itemSchema.title ?? item} ${index + 1}`}
              value={value}
              faults={faults}
              clearFaults={clearFaults}
              onChange={(changed) => onChange(items.with(index, changed))}
              onMove={(by) => move(index, by)}
              onRemove={items.length > minItems ? () => remove(index) : undefined}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              isFolded={items.length > MAX_UNFOLDED_ITEMS}
            />
          ))}
        </ol>
        {fault && <FieldError id={`${path}-fault`}>{fault}</FieldError>}
        {items.length < maxItems && (
          <button
            type="button"
            onClick={() => addAndFocus(itemSchema)}
            className="inline-flex min-h-target items-center gap-2 justify-self-start text-label font-strong"
          >
            <Plus />
            Add a {item}
          </button>
        )}
      </div>
    </fieldset>
  )
}

/** In a list with more items than this, they are folded. */
const MAX_UNFOLDED_ITEMS = 12

interface ItemProps extends SettingFieldProps, ComponentProps<typeof ItemButtons> {
  isFolded: boolean
}

function Item(props: ItemProps) {
  if (props.schema.type !== 'object')
    return (
      <li className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <SettingField {...props} />
        <ItemButtons {...props} />
      </li>
    )
  if (props.isFolded) return <FoldedItem {...props} />
  return (
    <li className="border border-line bg-paper-bright/50 p-4">
      <div className="-mt-2 mb-2 flex items-center justify-between gap-3">
        <span className="min-w-0 truncate text-label text-ink-mute">{props.title}</span>
        <ItemButtons {...props} />
      </div>
      <div className="form-grid">
        <ObjectFields {...props} />
      </div>
    </li>
  )
}

/** An item under its name; open while it is new or has a fault. */
function FoldedItem(props: ItemProps) {
  const { path, value, faults, title } = props
  const [isNew] = useState(() => itemTitle(value ?? null, '') === '')
  const hasFault = Object.keys(faults).some((field) => field.startsWith(`${path}.`))
  return (
    <li className="relative -mt-4 border-b border-line first:mt-0 first:border-t">
      <details open={isNew || hasFault || undefined}>
        <summary className="flex min-h-12 cursor-pointer items-center gap-3 pe-34 text-small">
          <ChevronRight className="flex-none text-ink-soft in-[details[open]]:rotate-90" />
          <span className="truncate">{title}</span>
        </summary>
        <div className="form-grid pt-2 pb-6">
          <ObjectFields {...props} />
        </div>
      </details>
      <div className="absolute end-0 top-0.5">
        <ItemButtons {...props} />
      </div>
    </li>
  )
}
