import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { Loaded } from '#app/admin/ui/admin-page.tsx'
import type { Property } from '#domain/properties/property.ts'

import type { Route } from './+types/update-page.ts'
import { loadLists, PropertyForm } from './property-form.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Update Property')

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const property = get<Property>(`/api/properties/${params.id}`)
  return load(request, Promise.all([property, loadLists()]))
}

export default function UpdateProperty({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded title="Update Property" missing="Property not found." loaded={loaderData}>
      {([property, lists]) => <PropertyForm key={property.id} property={property} {...lists} />}
    </Loaded>
  )
}
