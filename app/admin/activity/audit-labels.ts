import { formatCount } from '#app/ui/format.ts'
import * as urls from '#app/urls.ts'
import type { AuditEntry } from '#domain/audit/audit.ts'

/** An audit entry as it is shown; some end with the title of the property or post concerned. */
export interface EntryDescription {
  text: string
  title?: string
  /** The page of what is named in `title`, if it still exists. */
  to?: string
}

export function describeEntry({ what, about_id, note }: AuditEntry): EntryDescription {
  if (!isTitled(what)) return { text: TEXTS[what](note, about_id) }
  const [text, pageUrl] = TITLED_TEXTS[what]
  return { text, title: note || 'Untitled', ...(pageUrl && { to: pageUrl(about_id ?? 0) }) }
}

type TitledAction =
  | Extract<AuditEntry['what'], `property-${string}` | `post-${string}`>
  | 'brochure-uploaded'
  | 'brochure-removed'

function isTitled(what: AuditEntry['what']): what is TitledAction {
  return what in TITLED_TEXTS
}

const TITLED_TEXTS: Record<TitledAction, [text: string, pageUrl?: (id: number) => string]> = {
  'property-created': ['Created the property', urls.updateProperty],
  'property-updated': ['Updated the property', urls.updateProperty],
  'property-status-changed': ['Changed the status to', urls.updateProperty],
  'property-removed': ['Deleted the property'],
  'property-restored': ['Restored the property', urls.updateProperty],
  'property-hidden': ['Hid, for want of a valid permit, the property', urls.updateProperty],
  'property-shown': ['Showed again the property', urls.updateProperty],
  'property-announced': ['Wrote to those whose alert fits the property', urls.updateProperty],
  'post-created': ['Created the post', urls.updatePost],
  'post-updated': ['Updated the post', urls.updatePost],
  'post-removed': ['Deleted the post'],
  'post-restored': ['Restored the post', urls.updatePost],
  'post-published': ['Published the post', urls.updatePost],
  'brochure-uploaded': ['Uploaded the brochure'],
  'brochure-removed': ['Took back the brochure'],
}

const TEXTS: Record<
  Exclude<AuditEntry['what'], TitledAction>,
  (note: string, id: number | null) => string
> = {
  'feed-addresses-renewed': () => 'Gave the portals’ feeds new addresses',
  'category-created': (name) => `Added the category ${name}`,
  'category-updated': (name) => `Changed the category ${name}`,
  'category-removed': (name) => `Removed the category ${name}`,
  'location-created': (name) => `Added the location ${name}`,
  'location-updated': (name) => `Changed the location ${name}`,
  'location-removed': (name) => `Removed the location ${name}`,
  'mail-changed': () => 'Changed how emails are sent',
  'mailbox-changed': () => 'Changed the mailbox for portal leads',
  'portal-email-ignored': () => 'Put a portal email aside',
  'portal-email-reopened': () => 'Brought a portal email back',
  'portal-email-made-an-enquiry': () => 'Made an enquiry of a portal email',
  'webhook-added': (host) => `Added a webhook to ${host}`,
  'webhook-removed': (host) => `Removed the webhook to ${host}`,
  'webhook-on': (host) => `Turned the webhook to ${host} on`,
  'webhook-off': (host) => `Turned the webhook to ${host} off`,
  'webhook-resent': (count) => `Sent ${formatCount(Number(count), 'message')} of a webhook again`,
  'webhook-tested': () => 'Sent a test message to a webhook',
  'brochure-homes-chosen': (titles) =>
    titles ? `Chose the brochure’s homes: ${titles}` : 'Left the brochure’s homes to the site',
  'demo-removed': (count) => `Removed the demo content, ${formatCount(Number(count), 'item')}`,
  'backup-made': (name) => `Made the backup ${name}`,
  'backup-downloaded': (name) => `Downloaded the backup ${name}`,
  'backup-restored': (name) => `Restored the backup of ${name}`,
  'enquiry-handled': (_, id) => `Marked enquiry ${id} as handled`,
  'enquiry-reopened': (_, id) => `Reopened enquiry ${id}`,
  'enquiry-called-spam': (_, id) => `Moved enquiry ${id} to spam`,
  'enquiry-called-no-spam': (_, id) => `Took enquiry ${id} out of spam`,
  'enquiry-tour-accepted': (_, id) => `Accepted the tour of enquiry ${id}`,
  'enquiry-tour-times-proposed': (_, id) => `Proposed other times for the tour of enquiry ${id}`,
  'enquiry-tour-declined': (_, id) => `Declined the tour of enquiry ${id}`,
  'enquiry-resent': (_, id) => `Sent the email of enquiry ${id} again`,
  'enquiry-moved': (note, id) => `Moved enquiry ${id} to ${note}`,
  'enquiry-assigned': (_, id) => `Assigned enquiry ${id}`,
  'enquiry-answered': (note, id) => `Answered enquiry ${id} by ${note}`,
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
  'user-created': (name) => `Added ${name} to the team`,
  'user-updated': (name) => `Changed the profile of ${name}`,
  'user-removed': (name) => `Removed ${name} from the team`,
  'user-deactivated': (name) => `Deactivated ${name}`,
  'user-activated': (name) => `Activated ${name} again`,
  'user-invited': (name) => `Invited ${name}`,
  'invitation-withdrawn': (name) => `Withdrew the invitation of ${name}`,
  'invitation-accepted': () => 'Accepted an invitation',
  'password-link-sent': (username) => `Sent ${username} a link for a new password`,
  'weekly-summary-on': () => 'Turned the weekly summary on',
  'weekly-summary-off': () => 'Turned the weekly summary off',
  'calendar-address-renewed': () => 'Made a new address for their calendar of tours',
  'password-changed': () => 'Changed their password',
  'password-reset': (username) => `Gave ${username} a new password`,
  'second-factor-on': () => 'Turned their second factor on',
  'second-factor-off': (username) => `Turned the second factor of ${username} off`,
  'recovery-code-used': () => 'Used a recovery code',
  'settings-changed': (note) => `Changed settings: ${note}`,
  'sessions-ended': (count) => `Ended ${formatCount(Number(count), 'session')}`,
}

function enquiryCount(count: string): string {
  return formatCount(Number(count), 'enquiry', 'enquiries')
}

/** An administrator's username, unless the site itself or a command did it. */
export function actorName({ who, administrator_id }: AuditEntry): string {
  return administrator_id === null ? personName(who) : who
}

/** As the filter calls them. */
export function personName(who: string): string {
  if (who === 'site') return 'The site itself'
  return who === 'command line' ? 'Command line' : who
}
