import { UserPlus } from 'lucide-react'
import { useState } from 'react'

import { adminMeta, load } from '#app/admin/load.ts'
import { ownAccount } from '#app/admin/own-account.ts'
import { get } from '#app/admin/request.ts'
import { LoadedPage } from '#app/admin/ui/admin-page.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { formatCount } from '#app/ui/format.ts'
import * as urls from '#app/urls.ts'
import { mayUse } from '#domain/permissions.ts'
import type { User } from '#domain/team/user.ts'

import type { Route } from './+types/page.ts'
import type { Location } from './duty-fields.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LoginSection } from './login-section.tsx'
import { loginState } from './login-state.ts'
import { PeopleTable } from './people-table.tsx'
import { ProfileForm } from './profile-form.tsx'

export const meta: Route.MetaFunction = () => adminMeta('Team')

/** `?person=7` opens a profile, `?person=new` an empty one. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const person = new URL(request.url).searchParams.get('person')
  const fetchAll = async () => {
    const { signal } = request
    const [people, account, locations] = await Promise.all([
      get<User[]>('/api/users', { signal }),
      ownAccount(),
      get<Location[]>('/api/locations', { signal }),
    ])
    return {
      people,
      locations,
      person,
      ownId: account.user_id,
      isOwner: mayUse(account.role, 'team'),
    }
  }
  return load(request, fetchAll())
}

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const isOwner = loaderData.state !== 'done' || loaderData.content.isOwner
  return (
    <LoadedPage
      title={isOwner ? 'Team' : 'Your profile'}
      missing="There is nobody."
      loaded={loaderData}
    >
      {(team) => (team.isOwner ? <Team {...team} /> : <OwnProfile {...team} />)}
    </LoadedPage>
  )
}

interface TeamProps {
  people: User[]
  locations: Location[]
  person: string | null
  ownId: number | null
}

function Team({ people, locations, person, ownId }: TeamProps) {
  const [isInviting, setIsInviting] = useState(false)
  const opened = people.find(({ id }) => String(id) === person)
  const isSelf = opened !== undefined && opened.id === ownId
  const others = colleaguesOf(people, opened?.id)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-small text-ink-soft">{summaryOf(people)}</p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <ButtonLink variant="ghost" to={`${urls.team}?person=new`}>
            Add someone
          </ButtonLink>
          <Button onClick={() => setIsInviting(true)}>
            <UserPlus />
            Invite someone
          </Button>
        </div>
      </div>
      <PeopleTable people={people} openedId={opened?.id} ownId={ownId} />
      {opened && (
        <LoginSection key={`login-${opened.id}`} person={opened} others={others} isSelf={isSelf} />
      )}
      {(opened ?? person === 'new') && (
        <ProfileForm
          key={person}
          person={opened}
          others={others}
          locations={locations}
          isOwner
          isSelf={isSelf}
        />
      )}
      {isInviting && <InviteDialog open onClose={() => setIsInviting(false)} />}
    </>
  )
}

function summaryOf(people: User[]): string {
  const count = formatCount(people.length, 'person', 'people')
  const invited = people.filter((person) => loginState(person) === 'invited').length
  return invited === 0 ? count : `${count}, ${formatCount(invited, 'invitation')} open`
}

/** What an editor or agent sees of the team: themselves. */
function OwnProfile({ people, locations, ownId }: TeamProps) {
  const own = people.find(({ id }) => id === ownId)
  if (!own) return null
  const others = colleaguesOf(people, own.id)
  return <ProfileForm person={own} {...{ others, locations }} isOwner={false} isSelf />
}

function colleaguesOf(people: readonly User[], ownId: number | undefined): User[] {
  return people.filter(({ id, name, active }) => id !== ownId && name && active)
}
