import { permitLabel } from '#app/admin/permits/permit-label.ts'
import { PermitPanel } from '#app/admin/permits/permit-panel.tsx'
import * as urls from '#app/urls.ts'
import { formatDay, formatPrice } from '#app/ui/format.ts'
import type { Post } from '#domain/posts/post.ts'
import type { PermitAlerts } from '#domain/properties/permits/permit-alerts.ts'
import type { Property } from '#domain/properties/property.ts'

import { ContentPanel } from './content-panel.tsx'
import type { PagedList } from './use-paged-list.ts'

export function PostsPanel({ list }: { list: PagedList<Post> }) {
  return (
    <ContentPanel
      title="Posts"
      itemName="Post"
      api="/api/posts"
      createTo={urls.createPost}
      list={list}
      card={(post) => ({
        photo: post.photo || undefined,
        title: post.title,
        text: post.metadescription,
        start: post.author,
        end: formatDay(post.date),
        updateTo: urls.updatePost(post.id),
      })}
    />
  )
}

interface PropertiesPanelProps {
  list: PagedList<Property>
  /** Null until they are loaded. */
  permitAlerts: PermitAlerts | null
}

export function PropertiesPanel({ list, permitAlerts }: PropertiesPanelProps) {
  return (
    <>
      {permitAlerts && <PermitPanel alerts={permitAlerts} />}
      <ContentPanel
        title="Properties"
        itemName="Property"
        api="/api/properties"
        createTo={urls.createProperty}
        list={list}
        card={(property) => ({
          photo: property.photos[0],
          title: property.properties_title,
          text: property.properties_description,
          start: formatPrice(property),
          end: `Location id ${property.location_id ?? 'none'}`,
          updateTo: urls.updateProperty(property.id),
          warning: permitAlerts && permitWarning(property, permitAlerts),
        })}
      />
    </>
  )
}

/** What is wrong with the property's permit, and whether it is hidden because of that. */
function permitWarning(property: Property, { mode, today }: PermitAlerts): string | null {
  const label = mode === 'off' ? null : permitLabel(property, today)
  if (property.hidden_at === null) return label
  return label ? `Hidden: ${label.toLowerCase()}` : 'Hidden'
}
