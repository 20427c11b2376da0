import { PlacePicker } from '#app/admin/place-picker/place-picker.tsx'
import type { Point } from '#domain/geo/point.ts'
import type { Property } from '#domain/properties/property.ts'

import type { PropertyFormControls } from './use-property-form.ts'

interface ListingPlaceProps {
  form: PropertyFormControls
  property: Property | undefined
  /** The name of its community. */
  location: string | undefined
}

/** Picks the listing's point on the map. */
export function ListingPlace({ form, property, location }: ListingPlaceProps) {
  const { state, editing } = form
  return (
    <div className="col-span-6 lg:col-span-2 lg:pt-6.5">
      <PlacePicker
        typed={state.fields}
        location={location}
        seenAt={property && markerOf(property)}
        faults={editing.faults}
        onPick={form.pickPoint}
        onConfirm={() => void form.saveConfirmed()}
      />
    </div>
  )
}

/** Where visitors see it; undefined where they see it at its point. */
function markerOf(property: Property): Point | undefined {
  const { marker_latitude: latitude, marker_longitude: longitude } = property
  if (latitude === null || longitude === null) return undefined
  const isMoved = latitude !== property.latitude || longitude !== property.longitude
  return isMoved ? { latitude, longitude } : undefined
}
