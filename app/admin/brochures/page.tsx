import { brochures } from '#app/admin/api.ts'
import { adminMeta, load } from '#app/admin/load.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import { PageSection } from '#app/admin/ui/page-section.tsx'

import type { Route } from './+types/page.ts'
import { BrochureProperties } from './brochure-properties.tsx'
import { BrochureList } from './brochure-list.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Brochure')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(request, Promise.all([brochures.list(), brochures.properties()]))
}

export default function BrochuresPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Brochure" missing="No brochure found." loaded={loaderData}>
      {([brochures, properties]) => (
        <>
          <PageSection
            id="brochures"
            title="On offer"
            about="Visitors download it from the home page. The site makes one by itself; a PDF of yours takes its place until you take it back."
          >
            <BrochureList brochures={brochures} sectionId="brochures" />
          </PageSection>
          <PageSection
            id="brochure-properties"
            title="Homes in it"
            about="Which homes the site shows in the brochure that it makes, six at most. Without a choice it shows the newest."
          >
            <BrochureProperties chosen={properties} sectionId="brochure-properties" />
          </PageSection>
        </>
      )}
    </LoadedPage>
  )
}
