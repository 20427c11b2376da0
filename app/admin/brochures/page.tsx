import { brochures } from '#app/admin/api.ts'
import { adminMeta, load } from '#app/admin/load.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'

import type { Route } from './+types/page.ts'
import { BrochureList } from './brochure-list.tsx'
import { BrochureProperties } from './brochure-properties.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Brochure')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, Promise.all([brochures.list(), brochures.properties()]))
}

export default function BrochuresPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Brochure" missing="No brochure found." loaded={loaderData}>
      {([brochures, properties]) => (
        <>
          <BrochureList brochures={brochures} />
          <BrochureProperties chosen={properties} />
        </>
      )}
    </LoadedPage>
  )
}
