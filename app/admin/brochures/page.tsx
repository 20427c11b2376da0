import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import type { Brochure } from '#domain/brochures/brochure.ts'
import type { Property } from '#domain/properties/property.ts'

import type { Route } from './+types/page.ts'
import { BrochureList } from './brochure-list.tsx'
import { BrochureProperties } from './brochure-properties.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Brochure')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, Promise.all([get<Brochure[]>('/api/brochures'), fetchChosenProperties()]))
}

/** The properties of the brochure, in the order chosen. Those that were deleted are left out. */
async function fetchChosenProperties(): Promise<Property[]> {
  const { ids } = await get<{ ids: number[] }>('/api/brochure-homes')
  const results = await Promise.allSettled(ids.map((id) => get<Property>(`/api/properties/${id}`)))
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
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
