import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import type { User } from '#domain/team/user.ts'

export type LoginState = 'active' | 'deactivated' | 'invited' | 'invitation ended' | 'none'

export function loginState(
  { active, username, invited_until }: User,
  now = new Date(),
): LoginState {
  if (!active) return 'deactivated'
  if (username !== null) return 'active'
  if (invited_until === null) return 'none'
  return invited_until > now.toISOString() ? 'invited' : 'invitation ended'
}

/** As the table of the team shows it. */
export function loginLabel(person: User): string {
  switch (loginState(person)) {
    case 'active':
      return person.username === person.email.toLowerCase() ? 'By email' : (person.username ?? '')
    case 'deactivated':
      return 'Deactivated'
    case 'invited':
      return `Invited, until ${untilWhen(person)}`
    case 'invitation ended':
      return 'Invitation ended'
    default:
      return 'None'
  }
}

/** As a sentence or two, which also say what follows from it. */
export function loginText(person: User): string {
  switch (loginState(person)) {
    case 'active':
      return `Logs in as ${person.username}.`
    case 'deactivated':
      return 'Deactivated: cannot log in, and visitors do not see the profile.'
    case 'invited':
      return `Invited at ${person.email}. The invitation is open until ${untilWhen(person)}.`
    case 'invitation ended':
      return `The invitation to ${person.email} has ended without an answer.`
    default:
      return person.email
        ? 'Cannot log in. An invitation lets them choose a password.'
        : 'Cannot log in. Give them an email address in the profile to invite them.'
  }
}

function untilWhen({ invited_until }: User): string {
  return dayAndTimeInSentence(invited_until ?? '')
}
