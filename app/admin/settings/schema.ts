/** The part of JSON Schema that the settings use, with what `setting-fields.ts` adds to it. */
export interface SettingSchema {
  type: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean'
  title?: string
  description?: string
  properties?: Record<string, SettingSchema>
  items?: SettingSchema
  enum?: string[]
  anyOf?: SettingSchema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  /** What it is entered with, such as `colour` or `paragraph`; see `setting-field.tsx`. */
  input?: string
  /** `ar`: written from right to left. */
  language?: 'ar'
  /** What an item of the list is called, for the button that adds one. */
  item?: string
  step?: number
}

export type SettingValue =
  | string
  | number
  | boolean
  | null
  | SettingValue[]
  | { [name: string]: SettingValue }

export type SettingsWork = { [name: string]: SettingValue }

export interface SettingFieldProps {
  schema: SettingSchema
  /** Where the value stands in the section: `services.0.text`. */
  path: string
  value: SettingValue | undefined
  faults: Record<string, string>
  /** Removes the faults of what is in the value at a path. */
  clearFaults: (path: string) => void
  onChange: (value: SettingValue) => void
  /** The values of all fields of the object that it belongs to. */
  beside?: Record<string, SettingValue>
  /** In place of the schema's own title. */
  label?: string | undefined
}

/** What a new item of a list starts with. */
export function emptyValue(schema: SettingSchema): SettingValue {
  if (schema.input === 'image') return null
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, emptyValue(part)]),
    )
  if (schema.type === 'array') return []
  if (schema.type === 'boolean') return false
  if (schema.type === 'string') return schema.enum?.[0] ?? ''
  return schema.minimum ?? 0
}

/** A short name of an item in a list, for its buttons. */
export function itemTitle(value: SettingValue, fallback: string): string {
  if (typeof value === 'string') return value || fallback
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return fallback
  const named = [value['name'], value['network']].filter((text) => typeof text === 'string')
  return named.find((text) => text !== '') ?? fallback
}
