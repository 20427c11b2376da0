import { properties } from '#app/admin/api.ts'
import { PermitPanel } from '#app/admin/permits/permit-panel.tsx'
import { permitWords } from '#app/admin/permits/permit-labels.ts'
import { priceOf } from '#app/ui/format.ts'
import type { PermitAlerts } from '#domain/properties/permits/permit-alerts.ts'
import type { Property } from '#domain/properties/property.ts'

import { ContentCard } from './content-card.tsx'
import { ContentPanel } from './content-panel.tsx'
import type { Shelf } from './list-state.ts'
import { useRemoval } from './use-removal.ts'

interface PropertiesPanelProps {
  shelf: Shelf<Property>
  /** Null until it is known. */
  watch: PermitAlerts | null
}

export function PropertiesPanel({ shelf, watch }: PropertiesPanelProps) {
  const { remove, removing } = useRemoval({ thing: 'Property', calls: properties, shelf })
  return (
    <>
      {watch && <PermitPanel watch={watch} />}
      <ContentPanel
        title="Properties"
        create={{ to: '/admin/createpro', label: 'Create New Property' }}
        shelf={shelf}
        renderCard={(property) => (
          <ContentCard
            photo={property.photos[0]}
            title={property.properties_title}
            text={property.properties_description}
            start={priceOf(property)}
            end={`Location id ${property.location_id ?? 'none'}`}
            updateTo={`/admin/update-property/${property.id}`}
            removing={removing.has(property.id)}
            onDelete={() => void remove(property.id)}
            flag={watch && flagOf(property, watch)}
          />
        )}
      />
    </>
  )
}

/** What is wrong with its permit, and whether that hides it. */
function flagOf(property: Property, { mode, today }: PermitAlerts): string | null {
  const words = mode === 'off' ? null : permitWords(property, today)
  if (property.hidden_at === null) return words
  return words ? `Hidden: ${words.toLowerCase()}` : 'Hidden'
}
