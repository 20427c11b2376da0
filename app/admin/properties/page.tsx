import { adminMeta, load } from '#app/admin/load.ts'
import { ownAccount } from '#app/admin/own-account.ts'
import { findTabs } from '#app/admin/tabs.ts'
import { Loaded } from '#app/admin/ui/admin-page.tsx'
import { ApiError } from '#app/api.ts'
import { onlyOwn } from '#domain/permissions.ts'

import type { Route } from './+types/page.ts'
import { fetchPropertyChoices, PropertyForm } from './property-form.tsx'
import { fetchEdited } from './use-property-form.ts'

const titleFor = (id: string | undefined) => (id ? 'Update Property' : 'Create Property')

export const meta: Route.MetaFunction = ({ params }) => adminMeta(titleFor(params.id))

/** Without an id in the address, the page creates a property. */
export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const property = id ? fetchIfOwn(id) : undefined
  return load(request, Promise.all([property, fetchPropertyChoices(), findTabs()]), [
    'property',
    id,
  ])
}

/** An agent also finds the listings of colleagues, as visitors do, but the server saves none of them. */
async function fetchIfOwn(id: string) {
  const [edited, account] = await Promise.all([fetchEdited(id), ownAccount()])
  const agent = onlyOwn(account, 'listings')
  if (agent === undefined || edited.state.agent_id === agent) return edited
  throw new ApiError(403, 'Only its agent, owners and editors may change this listing.', {})
}

export default function PropertyPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Loaded title={titleFor(params.id)} missing="Property not found." loaded={loaderData}>
      {([edited, choices]) => <PropertyForm key={edited?.state.id} edited={edited} {...choices} />}
    </Loaded>
  )
}
