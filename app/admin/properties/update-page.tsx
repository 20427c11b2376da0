import { categories, locations, properties } from '#app/admin/api.ts'
import { adminMeta, load } from '#app/admin/load.ts'
import { Loaded } from '#app/admin/ui/admin-page.tsx'

import type { Route } from './+types/update-page.ts'
import { PropertyForm } from './property-form.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Update Property')

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return load(request, Promise.all([properties.find(params.id), categories(), locations()]))
}

export default function UpdateProperty({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded title="Update Property" missing="Property not found." loaded={loaderData}>
      {([property, categories, locations]) => (
        <PropertyForm
          key={property.id}
          property={property}
          categories={categories}
          locations={locations}
        />
      )}
    </Loaded>
  )
}
