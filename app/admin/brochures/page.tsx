import { redirect } from 'react-router'

import { AccountSection } from '#app/admin/account/account-section.tsx'
import { isUnauthorised } from '#app/admin/api.ts'
import { load, Loaded } from '#app/admin/use-loaded.tsx'
import { adminMeta } from '#app/admin/meta.ts'
import { forgetToken, loginPath } from '#app/admin/session.ts'
import { AdminBar, ToDashboard } from '#app/admin/ui/admin-bar.tsx'
import { NOT_AUTHORISED } from '#app/admin/use-save.ts'
import { toast } from '#app/ui/toast.tsx'

import type { Route } from './+types/page.ts'
import { shelf } from './api.ts'
import { Homes } from './brochure-properties.tsx'
import { Offered } from './uploaded-brochure.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Brochure')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = shelf()
  if (await asked.then(() => false, isUnauthorised)) {
    forgetToken()
    toast.error(NOT_AUTHORISED)
    throw redirect(loginPath(new URL(request.url)))
  }
  return load(asked)
}

export default function BrochuresPage({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded title="Brochure" missing="No brochure found." loaded={loaderData}>
      {({ brochures, homes }) => (
        <>
          <AdminBar title="Brochure" end={<ToDashboard />} />
          <div className="wrap pt-[clamp(1.75rem,3vw,2.5rem)] pb-[clamp(4rem,7vw,7rem)]">
            <AccountSection
              id="offered"
              title="On offer"
              about="Visitors download it from the home page. The site makes one by itself; a PDF of yours takes its place until you take it back."
            >
              <Offered brochures={brochures} />
            </AccountSection>
            <AccountSection
              id="homes"
              title="Homes in it"
              about="Which homes the site shows in the brochure that it makes, six at most. Without a choice it shows the newest."
            >
              <Homes chosen={homes} />
            </AccountSection>
          </div>
        </>
      )}
    </Loaded>
  )
}
