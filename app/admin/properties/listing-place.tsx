import { PlacePicker } from '#app/admin/place-picker/place-picker.tsx'
import type { Property } from '#domain/properties/property.ts'

import type { PropertyFormControls } from './use-property-form.ts'

interface ListingPlaceProps {
  form: PropertyFormControls
  property: Property | undefined
  /** The name of its community. */
  location: string | undefined
}

/** Picks the listing's point on the map. */
export function ListingPlace({ form, location }: ListingPlaceProps) {
  const { state, editing, point } = form
  return (
    <div className="col-span-6">
      <PlacePicker
        typed={state.fields}
        location={location}
        faults={editing.faults}
        onPick={point.pick}
        onConfirm={() => void point.saveConfirmed()}
      />
    </div>
  )
}
