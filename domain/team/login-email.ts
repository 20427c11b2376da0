import type { Agency } from '#domain/agency/agency.ts'
import { emailHtml, emailText, oneLine, type EmailContent } from '#domain/mail/email.ts'

type Branded = Pick<Agency, 'profile' | 'brand'>

/** Invites somebody to choose a password. */
export function invitationEmail(agency: Branded, url: string): EmailContent {
  return loginEmail(
    {
      heading: `You are invited to ${agency.profile.name}`,
      note: 'Choose a password to log in to the admin area. You log in with this email address.',
      footer: 'The link works once, for seven days. If you do not expect it, please ignore it.',
    },
    { label: 'Choose a password', url },
    agency,
  )
}

export function resetEmail(
  agency: Branded,
  { username, url }: { username: string; url: string },
): EmailContent {
  return loginEmail(
    {
      heading: `A new password for ${agency.profile.name}`,
      note: `Somebody asked for a new password for ${username}. All sessions end when you choose one.`,
      footer:
        'The link works once, for one hour. If it was not you, please ignore it: nothing has changed.',
    },
    { label: 'Choose a new password', url },
    agency,
  )
}

function loginEmail(
  { heading, note, footer }: { heading: string; note: string; footer: string },
  link: { label: string; url: string },
  { brand }: Branded,
): EmailContent {
  return {
    subject: oneLine(heading),
    text: emailText(heading, [], [note, '', `${link.label}: ${link.url}`, '', footer]),
    html: emailHtml({ heading, facts: [], note, footer, link, colours: brand }),
  }
}
