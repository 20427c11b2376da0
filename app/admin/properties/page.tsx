import { adminMeta, load } from '#app/admin/load.ts'
import { getVersioned } from '#app/admin/request.ts'
import { Loaded } from '#app/admin/ui/admin-page.tsx'
import type { Property } from '#domain/properties/property.ts'

import type { Route } from './+types/page.ts'
import { loadLists, PropertyForm } from './property-form.tsx'

const titleFor = (id: string | undefined) => (id ? 'Update Property' : 'Create Property')

export const meta: Route.MetaFunction = ({ params }) => adminMeta(titleFor(params.id))

/** Without an id in the address, the page creates a property. */
export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const property = id ? getVersioned<Property>(`/api/properties/${id}`) : undefined
  return load(request, Promise.all([property, loadLists()]))
}

export default function PropertyPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Loaded title={titleFor(params.id)} missing="Property not found." loaded={loaderData}>
      {([edited, lists]) => <PropertyForm key={edited?.state.id} edited={edited} {...lists} />}
    </Loaded>
  )
}
