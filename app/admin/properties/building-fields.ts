import {
  FIELD_NAMES,
  fieldDescription,
  type FieldName,
  type PropertyValues,
} from '#domain/properties/property-fields.ts'

import type { TypedFields } from './property-draft.ts'

const BUILDING_FIELDS: readonly FieldName[] = FIELD_NAMES.filter(
  (name) => fieldDescription(name).ofBuilding,
)

/** What a listing can take from another one in its building: only fields that are still empty. */
export function copyOfBuilding(fields: TypedFields, source: PropertyValues): Partial<TypedFields> {
  const copied = BUILDING_FIELDS.flatMap((name) => {
    const value = String(source[name] ?? '')
    return fields[name].trim() === '' && value !== '' ? [[name, value] as const] : []
  })
  return Object.fromEntries(copied)
}

/** Empties the copied fields again, apart from those that were changed since. */
export function withoutCopy(
  fields: TypedFields,
  copied: Partial<TypedFields>,
): Partial<TypedFields> {
  const names = (Object.keys(copied) as FieldName[]).filter((name) => fields[name] === copied[name])
  return Object.fromEntries(names.map((name) => [name, '']))
}
