import { properties } from '#app/admin/api.ts'
import { priceOf } from '#app/ui/format.ts'
import type { Property } from '#domain/properties/property.ts'

import { ContentCard } from './content-card.tsx'
import { ContentPanel } from './content-panel.tsx'
import { leaveOut, type Listed } from './listed.ts'
import { useRemoval } from './use-removal.ts'

const WORDS = {
  removed: 'Property deleted successfully!',
  failed: 'Failed to delete property.',
  restored: 'Property restored.',
  restoreFailed: 'Failed to restore property.',
}

export function PropertiesPanel({ list, setList, refresh }: Listed<Property>) {
  const { remove, removing } = useRemoval({
    calls: properties,
    words: WORDS,
    onRemoved: (id) => {
      leaveOut(setList, id)
      void refresh()
    },
    onRestored: () => void refresh(),
  })
  return (
    <ContentPanel
      title="Properties"
      create={{ to: '/admin/createpro', label: 'Create New Property' }}
      list={list}
      wordsOf={wordsOf}
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

function wordsOf(property: Property): string {
  const { properties_title, category_name, location_name, type, price, nearby } = property
  return [properties_title, category_name, location_name, type, price, nearby].join('\n')
}
