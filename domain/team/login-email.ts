import { emailHtml, emailText, oneLine, type EmailContent } from '#domain/mail/email.ts'

/** Invites somebody to choose a password. */
export function invitationEmail(agency: string, url: string): EmailContent {
  return loginEmail(
    {
      heading: `You are invited to ${agency}`,
      note: 'Choose a password to log in to the admin area. You log in with this email address.',
      footer: 'The link works once, for seven days. If you do not expect it, please ignore it.',
    },
    { label: 'Choose a password', url },
  )
}

export function resetEmail(
  agency: string,
  { username, url }: { username: string; url: string },
): EmailContent {
  return loginEmail(
    {
      heading: `A new password for ${agency}`,
      note: `Somebody asked for a new password for ${username}. All sessions end when you choose one.`,
      footer:
        'The link works once, for one hour. If it was not you, please ignore it: nothing has changed.',
    },
    { label: 'Choose a new password', url },
  )
}

function loginEmail(
  { heading, note, footer }: { heading: string; note: string; footer: string },
  link: { label: string; url: string },
): EmailContent {
  return {
    subject: oneLine(heading),
    text: emailText(heading, [], [note, '', `${link.label}: ${link.url}`, '', footer]),
    html: emailHtml({ heading, facts: [], note, footer, link }),
  }
}
