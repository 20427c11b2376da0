import { adminMeta, load } from '#app/admin/load.ts'
import { Loaded } from '#app/admin/ui/admin-page.tsx'

import type { Route } from './+types/create-page.ts'
import { loadLists, PropertyForm } from './property-form.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Create Property')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, loadLists())
}

export default function CreateProperty({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded title="Create Property" missing="Property not found." loaded={loaderData}>
      {(lists) => <PropertyForm {...lists} />}
    </Loaded>
  )
}
