import { adminMeta, load } from '#app/admin/load.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatCount } from '#app/ui/format.ts'
import * as urls from '#app/urls.ts'
import type { User } from '#domain/team/user.ts'

import type { Route } from './+types/page.ts'
import { PeopleTable } from './people-table.tsx'
import { ProfileForm } from './profile-form.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Team')

/** `?person=7` opens a profile, `?person=new` an empty one. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const person = new URL(request.url).searchParams.get('person')
  const fetched = get<User[]>('/api/users', { signal: request.signal })
  return load(
    request,
    fetched.then((people) => ({ people, person })),
  )
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedPage title="Team" missing="There is nobody." loaded={loaderData}>
      {({ people, person }) => {
        const opened = people.find(({ id }) => String(id) === person)
        return (
          <>
            <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p className="text-small text-ink-soft">
                {formatCount(people.length, 'person', 'people')}
              </p>
              <ButtonLink to={`${urls.team}?person=new`}>Add someone</ButtonLink>
            </div>
            <PeopleTable people={people} openedId={opened?.id} />
            {(opened ?? person === 'new') && (
              <ProfileForm key={person} person={opened} people={people} />
            )}
          </>
        )
      }}
    </LoadedPage>
  )
}
