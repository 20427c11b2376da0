import { changesBetween, valueText, type AuditChange } from '#domain/audit/changes.ts'
import { ROLE_NAMES } from '#domain/roles.ts'

import { PROFILE_FIELD_NAMES, PROFILE_FIELDS } from './user-fields.ts'
import type { NamedUser } from './duties.server.ts'

/** What is compared, by the labels of the form. */
const LABELS: Partial<Record<keyof NamedUser, string>> = {
  role: 'Role',
  ...Object.fromEntries(PROFILE_FIELD_NAMES.map((name) => [name, PROFILE_FIELDS[name].label])),
  photo: 'Photo',
  position: 'Position',
  shown: 'Shown on the site',
  active: 'Can log in',
  takes_enquiries: 'Takes enquiries in turn',
  away_from: 'On leave from',
  away_until: 'On leave until',
  stand_in: 'Stands in',
  places: 'Places',
}

/** What differs between two states of a person, for the audit log. */
export function userChanges(before: NamedUser, after: NamedUser): AuditChange[] {
  return changesBetween<NamedUser>(before, after, LABELS, (field, user) => {
    if (field === 'role') return ROLE_NAMES[user.role]
    // The name of a photo is a hash: its start tells one from another.
    return field === 'photo' ? user.photo.slice(0, 8) : valueText(user[field])
  })
}
