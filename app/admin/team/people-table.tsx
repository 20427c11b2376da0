import { Link } from 'react-router'

import { thumbnailUrl } from '#app/admin/photos/photo.ts'
import { classes } from '#app/ui/classes.ts'
import { formatCount } from '#app/ui/format.ts'
import * as urls from '#app/urls.ts'
import { missingArabic, missingArabicText } from '#domain/missing-arabic.ts'
import { ROLE_NAMES } from '#domain/roles.ts'
import { initialsOf } from '#domain/team/user-fields.ts'
import type { User } from '#domain/team/user.ts'

import { leaveText } from './leave-text.ts'
import { loginLabel, loginState, type LoginState } from './login-state.ts'
import { RoleSelect } from './role-select.tsx'

interface PeopleTableProps {
  people: readonly User[]
  openedId: number | undefined
  /** Nobody changes their own role here. */
  ownId: number | null
}

/** Everybody, in the order of the pages. A name opens the profile. */
export function PeopleTable({ people, openedId, ownId }: PeopleTableProps) {
  return (
    <table className="block w-full text-small md:table">
      <caption className="sr-only">People and roles</caption>
      <thead className="border-b border-line-strong text-caption text-ink-soft max-md:hidden">
        <tr className="*:py-2 *:pe-4 *:text-start *:font-normal">
          <th scope="col">Person</th>
          <th scope="col">Role</th>
          <th scope="col">BRN</th>
          <th scope="col">Listings</th>
          <th scope="col">Login</th>
          <th scope="col">Website</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isOpen={person.id === openedId}
            isSelf={person.id === ownId}
          />
        ))}
      </tbody>
    </table>
  )
}

interface PersonRowProps {
  person: User
  isOpen: boolean
  isSelf: boolean
}

function PersonRow({ person, isOpen, isSelf }: PersonRowProps) {
  const { id, role, brn, listings, username, active } = person
  const isPublic = person.shown && active && person.name !== ''
  return (
    <tr
      className={classes(
        'border-b border-line max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-y-1 max-md:py-4 md:*:py-3 md:*:pe-4',
        isOpen && 'bg-paper-bright shadow-[inset_3px_0_0_var(--color-brass-deep)]',
      )}
    >
      <th scope="row" className="text-start font-normal max-md:col-span-2">
        <span className="flex items-center gap-3.5 ps-3">
          <SmallPortrait person={person} />
          <span className="min-w-0">
            <Link
              to={`${urls.team}?person=${id}`}
              preventScrollReset
              dir="auto"
              aria-current={isOpen ? 'true' : undefined}
              className="inline-flex min-h-target items-center font-display text-title-4 quiet-link md:min-h-0"
            >
              {person.name || username}
            </Link>
            <Notes texts={[person.email, isPublic && missingArabicText(missingArabic(person))]} />
            {active && <LeaveNote text={leaveText(person)} />}
          </span>
        </span>
      </th>
      <td className="max-md:ps-17">
        {isSelf || !active ? (
          <span className="md:ps-4.25">{ROLE_NAMES[role]}</span>
        ) : (
          <RoleSelect person={person} />
        )}
      </td>
      <td className="numerals max-md:text-end">
        {brn && <span className="md:hidden">BRN </span>}
        {brn}
      </td>
      <td className="numerals max-md:ps-17">
        {listings}
        <span className="md:sr-only"> {formatCount(listings, 'listing').replace(/^\S+ /, '')}</span>
      </td>
      <td className="wrap-anywhere max-md:col-span-2 max-md:col-start-1 max-md:ps-17">
        <span className="text-ink-soft md:hidden">Login: </span>
        <span className={LOGIN_COLOURS[loginState(person)]}>{loginLabel(person)}</span>
      </td>
      <td className="max-md:col-start-2 max-md:row-start-3 max-md:text-end">
        {isPublic ? (
          <a href={urls.agent(id)} className="link-target quiet-link">
            View<span className="sr-only"> {person.name}</span>
          </a>
        ) : (
          <span className="text-ink-mute">Not shown</span>
        )}
      </td>
    </tr>
  )
}

function LeaveNote({ text }: { text: string }) {
  return text && <span className="block text-caption font-medium text-brass-deep">{text}</span>
}

/** What stands below a name, a line each. */
function Notes({ texts }: { texts: (string | false)[] }) {
  return texts.filter(Boolean).map((text) => (
    <span key={String(text)} className="block text-caption wrap-anywhere text-ink-soft">
      {text}
    </span>
  ))
}

const LOGIN_COLOURS: Partial<Record<LoginState, string>> = {
  invited: 'font-medium text-brass-deep',
  'invitation ended': 'text-danger',
  deactivated: 'text-ink-mute',
  none: 'text-ink-mute',
}

function SmallPortrait({ person }: { person: User }) {
  const { name, username, photo } = person
  const className = 'grid size-10 flex-none place-items-center bg-sand text-caption font-strong'
  if (photo) return <img src={thumbnailUrl(photo)} alt="" className={`${className} object-cover`} />
  return (
    <span aria-hidden="true" className={className}>
      {initialsOf(name || username || '?')}
    </span>
  )
}
