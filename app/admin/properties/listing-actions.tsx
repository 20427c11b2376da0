import { PreviewButtons } from '#app/admin/ui/preview-buttons.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import type { Property } from '#domain/properties/property.ts'

import type { PropertyInput } from './property-draft.ts'
import { useDuplicate } from './use-duplicate.ts'
import type { PropertyFormControls } from './use-property-form.ts'

interface ListingActionsProps {
  property: Property
  /** What is typed but not saved. */
  unsaved: PropertyInput | undefined
}

/** What can be done with a saved listing beside changing it. */
export function ListingActions({ property, unsaved }: ListingActionsProps) {
  const path = `/api/properties/${property.id}`
  const duplicate = useDuplicate(path)

  return (
    <p className="mb-7 flex flex-wrap items-center gap-x-7 gap-y-1 text-small">
      <span className="text-ink-soft numerals">{property.reference}</span>
      {property.hidden_at === null && (
        <TextLink to={urls.property(property.id)}>View its page</TextLink>
      )}
      <PreviewButtons path={path} readUnsaved={unsaved && (() => unsaved)} />
      <TextButton onClick={() => void duplicate()}>Duplicate</TextButton>
      <TextLink to={urls.activityOf('property', property.id)}>History</TextLink>
    </p>
  )
}

/** A new listing has no page before it is saved. */
export function NewListingActions({ form }: { form: PropertyFormControls }) {
  return (
    <p className="mb-7">
      <TextButton
        disabled={form.counts.running > 0 || form.editing.busy}
        onClick={() => void form.saveAndPreview()}
        className="-ms-2"
      >
        Save as a draft and preview
      </TextButton>
    </p>
  )
}
