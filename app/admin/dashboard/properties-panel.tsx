import { properties } from '#app/admin/api.ts'
import { priceOf } from '#app/ui/format.ts'
import type { Property } from '#domain/properties/property.ts'

import { ContentCard } from './content-card.tsx'
import { ContentPanel } from './content-panel.tsx'
import type { Shelf } from './shelf.ts'
import { useRemoval } from './use-removal.ts'

export function PropertiesPanel({ shelf }: { shelf: Shelf<Property> }) {
  const { remove, removing } = useRemoval({ thing: 'Property', calls: properties, shelf })
  return (
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
        />
      )}
    />
  )
}
