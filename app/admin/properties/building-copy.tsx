import { useEffect, useState, type ReactNode } from 'react'

import { get } from '#app/admin/request.ts'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'
import type { BuildingNameField } from '#domain/properties/same-building.ts'

import { copyOfBuilding, withoutCopy } from './building-fields.ts'
import type { TypedFields } from './property-draft.ts'

interface BuildingCopyProps {
  /** The field by which listings of the same building are found. */
  field: BuildingNameField
  fields: TypedFields
  /** The id of the listing itself, where it is saved already. */
  ownId: number | undefined
  onCopy: (fields: Partial<TypedFields>) => void
}

/** Offers to fill the empty fields from a listing in the same building. */
export function BuildingCopy({ field, fields, ownId, onCopy }: BuildingCopyProps) {
  const [copy, setCopy] = useState<{ from: string; fields: Partial<TypedFields> }>()
  const found = useSameBuilding(field, fields[field].trim())
  const offers = found
    .filter(({ id }) => id !== ownId)
    .map((source) => ({ source, fields: copyOfBuilding(fields, source) }))
    .filter((offer) => Object.keys(offer.fields).length > 0)

  if (copy)
    return (
      <Strip>
        {`${formatCount(Object.keys(copy.fields).length, 'field')} filled from ${copy.from}.`}
        <TextButton
          onClick={() => {
            onCopy(withoutCopy(fields, copy.fields))
            setCopy(undefined)
          }}
        >
          Undo
        </TextButton>
      </Strip>
    )
  if (offers.length === 0) return null
  return (
    <Strip>
      {`Other listings are in ${fields[field].trim()}. What belongs to the building can be copied.`}
      {offers.map(({ source, fields }) => (
        <TextButton
          key={source.id}
          onClick={() => {
            onCopy(fields)
            setCopy({ from: source.reference, fields })
          }}
        >
          Copy from {source.reference}, {titleOf(source)}
        </TextButton>
      ))}
    </Strip>
  )
}

function Strip({ children }: { children: ReactNode }) {
  return (
    <output className="col-span-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-s-3 border-brass-deep bg-sand py-2 ps-4 pe-3 text-small">
      {children}
    </output>
  )
}

const MIN_LENGTH = 3
const SETTLE_MS = 400

/** The listings that have this name in this field, once the typing has paused. */
function useSameBuilding(field: BuildingNameField, name: string): readonly Property[] {
  const [result, setResult] = useState<{ name: string; found: Property[] }>()
  useEffect(() => {
    if (name.length < MIN_LENGTH) return
    const controller = new AbortController()
    const query = new URLSearchParams({ field, name })
    const timer = setTimeout(() => {
      get<Property[]>(`/api/listings/same-building?${query}`, { signal: controller.signal }).then(
        (found) => setResult({ name, found }),
        // A failure is not reported: then nothing is offered, and the fields can be typed.
        () => undefined,
      )
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [field, name])
  return result?.name === name ? result.found : []
}
