import type { AuditEntry } from '#domain/audit/audit.ts'

/** One line of the trail in words; some end with the title of what was done. */
export interface Said {
  words: string
  title?: string
  /** Where it can be seen, while it is there. */
  to?: string
}

export function said({ what, about_id, note }: AuditEntry): Said {
  const property = { title: note || 'Untitled', to: `/admin/update-property/${about_id}` }
  const post = { title: note || 'Untitled', to: `/admin/update-post/${about_id}` }
  switch (what) {
    case 'property-created':
      return { words: 'Created the property', ...property }
    case 'property-updated':
      return { words: 'Updated the property', ...property }
    case 'property-removed':
      return { words: 'Deleted the property', title: property.title }
    case 'property-restored':
      return { words: 'Restored the property', ...property }
    case 'property-hidden':
      return { words: 'Hid, for want of a valid permit, the property', ...property }
    case 'property-shown':
      return { words: 'Showed again the property', ...property }
    case 'feed-addresses-renewed':
      return { words: 'Gave the portals’ feeds new addresses' }
    case 'post-created':
      return { words: 'Created the post', ...post }
    case 'post-updated':
      return { words: 'Updated the post', ...post }
    case 'post-removed':
      return { words: 'Deleted the post', title: post.title }
    case 'post-restored':
      return { words: 'Restored the post', ...post }
    case 'brochure-uploaded':
      return { words: 'Uploaded the brochure', title: note }
    case 'brochure-removed':
      return { words: 'Took back the brochure', title: note }
    case 'brochure-homes-chosen':
      return {
        words: note
          ? `Chose the brochure’s homes: ${note}`
          : 'Left the brochure’s homes to the site',
      }
    case 'enquiry-handled':
      return { words: `Marked enquiry ${about_id} as handled` }
    case 'enquiry-reopened':
      return { words: `Reopened enquiry ${about_id}` }
    case 'enquiry-called-spam':
      return { words: `Moved enquiry ${about_id} to spam` }
    case 'enquiry-called-no-spam':
      return { words: `Took enquiry ${about_id} out of spam` }
    case 'enquiry-resent':
      return { words: `Sent the letter of enquiry ${about_id} again` }
    case 'enquiries-exported':
      return { words: 'Exported enquiries as a table' }
    case 'enquiries-purged':
      return { words: `Removed ${enquiries(note)} whose time was over` }
    case 'person-exported':
      return { words: `Exported the data of a person, ${enquiries(note)}` }
    case 'person-erased':
      return { words: `Erased a person, ${enquiries(note)}` }
    case 'logged-in':
      return { words: 'Logged in' }
    case 'login-refused':
      return { words: note ? `Refused a login as ${note}` : 'Refused a login by an unknown name' }
    case 'logged-out':
      return { words: 'Logged out' }
    case 'administrator-created':
      return { words: `Created the administrator ${note}` }
    case 'administrator-removed':
      return { words: `Removed the administrator ${note}` }
    case 'password-changed':
      return { words: 'Changed their password' }
    case 'password-reset':
      return { words: `Gave ${note} a new password` }
    case 'second-factor-on':
      return { words: 'Turned their second factor on' }
    case 'second-factor-off':
      return { words: `Turned the second factor of ${note} off` }
    case 'recovery-code-used':
      return { words: 'Used a recovery code' }
    case 'sessions-ended':
      return { words: note === '1' ? 'Ended 1 session' : `Ended ${note} sessions` }
  }
}

/** An administrator goes by their name. */
export function whoIn({ who, administrator_id }: AuditEntry): string {
  if (administrator_id !== null) return who
  return who === 'site' ? 'The site itself' : 'Command line'
}

function enquiries(count: string): string {
  return count === '1' ? '1 enquiry' : `${count} enquiries`
}
