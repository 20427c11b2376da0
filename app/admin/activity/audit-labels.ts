import * as urls from '#app/urls.ts'
import type { AuditEntry } from '#domain/audit/audit.ts'

/** An audit entry as it is shown; some end with the title of the property or post concerned. */
export interface EntryDescription {
  text: string
  title?: string
  /** The page of what is named in `title`, if it still exists. */
  to?: string
}

export function describeEntry(entry: AuditEntry): EntryDescription {
  const { what, about_id, note } = entry
  const id = about_id ?? 0
  const property = { title: note || 'Untitled', to: urls.updateProperty(id) }
  const post = { title: note || 'Untitled', to: urls.updatePost(id) }
  switch (what) {
    case 'property-created':
      return { text: 'Created the property', ...property }
    case 'property-updated':
      return { text: 'Updated the property', ...property }
    case 'property-removed':
      return { text: 'Deleted the property', title: property.title }
    case 'property-restored':
      return { text: 'Restored the property', ...property }
    case 'property-hidden':
      return { text: 'Hid, for want of a valid permit, the property', ...property }
    case 'property-shown':
      return { text: 'Showed again the property', ...property }
    case 'post-created':
      return { text: 'Created the post', ...post }
    case 'post-updated':
      return { text: 'Updated the post', ...post }
    case 'post-removed':
      return { text: 'Deleted the post', title: post.title }
    case 'post-restored':
      return { text: 'Restored the post', ...post }
    case 'brochure-uploaded':
      return { text: 'Uploaded the brochure', title: note }
    case 'brochure-removed':
      return { text: 'Took back the brochure', title: note }
    default:
      return { text: TEXTS[what](note, about_id) }
  }
}

type TitledAction = `property-${string}` | `post-${string}` | `brochure-${'uploaded' | 'removed'}`
type UntitledAction = Exclude<AuditEntry['what'], TitledAction>

const TEXTS: Record<UntitledAction, (note: string, id: number | null) => string> = {
  'feed-addresses-renewed': () => 'Gave the portals’ feeds new addresses',
  'brochure-homes-chosen': (titles) =>
    titles ? `Chose the brochure’s homes: ${titles}` : 'Left the brochure’s homes to the site',
  'enquiry-handled': (_, id) => `Marked enquiry ${id} as handled`,
  'enquiry-reopened': (_, id) => `Reopened enquiry ${id}`,
  'enquiry-called-spam': (_, id) => `Moved enquiry ${id} to spam`,
  'enquiry-called-no-spam': (_, id) => `Took enquiry ${id} out of spam`,
  'enquiry-resent': (_, id) => `Sent the letter of enquiry ${id} again`,
  'enquiries-exported': () => 'Exported enquiries as a table',
  'enquiries-purged': (count) => `Removed ${enquiryCount(count)} whose time was over`,
  'person-exported': (count) => `Exported the data of a person, ${enquiryCount(count)}`,
  'person-erased': (count) => `Erased a person, ${enquiryCount(count)}`,
  'logged-in': () => 'Logged in',
  'login-refused': (username) =>
    username ? `Refused a login as ${username}` : 'Refused a login by an unknown name',
  'logged-out': () => 'Logged out',
  'administrator-created': (username) => `Created the administrator ${username}`,
  'administrator-removed': (username) => `Removed the administrator ${username}`,
  'password-changed': () => 'Changed their password',
  'password-reset': (username) => `Gave ${username} a new password`,
  'second-factor-on': () => 'Turned their second factor on',
  'second-factor-off': (username) => `Turned the second factor of ${username} off`,
  'recovery-code-used': () => 'Used a recovery code',
  'sessions-ended': (count) => (count === '1' ? 'Ended 1 session' : `Ended ${count} sessions`),
}

function enquiryCount(count: string): string {
  return count === '1' ? '1 enquiry' : `${count} enquiries`
}

/** An administrator's username, unless the site itself or a command did it. */
export function actorName({ who, administrator_id }: AuditEntry): string {
  if (administrator_id !== null) return who
  return who === 'site' ? 'The site itself' : 'Command line'
}
