import { withMailbox, type ImapServer } from './imap.server.ts'
import { wordsOf } from './mailbox-health.server.ts'
import type { MailboxTest } from './mailbox-settings.ts'

/** Opens the mailbox by these settings and tells what the server said, within half a minute. */
export async function testMailbox(server: ImapServer): Promise<MailboxTest> {
  try {
    const count = await withMailbox(server, (mailbox) => Promise.resolve(mailbox.count))
    const emails = count === 1 ? '1 email' : `${count.toLocaleString('en-GB')} emails`
    const meaning = 'The mailbox can be read.'
    return { opened: true, meaning, said: `${server.folder} has ${emails}.` }
  } catch (error) {
    return { opened: false, meaning: meaningOf(error), said: wordsOf(error) }
  }
}

interface MailboxFault {
  code?: string
  message?: string
  authenticationFailed?: boolean
  mailboxMissing?: boolean
}

/** What a failure means for somebody who set up the mailbox. */
function meaningOf(error: unknown): string {
  const { code = '', message = '', ...fault } = error as MailboxFault
  if (fault.authenticationFailed) return 'The server refuses the user name or the password.'
  if (fault.mailboxMissing) return 'The mailbox has no folder of this name.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'There is no server of this name.'
  if (/TIMEOUT|TIMEDOUT/.test(code))
    return 'The server does not answer. Check its name, the port and the protection.'
  if (/TLS|CERT|SSL/i.test(`${code} ${message}`))
    return 'No protected connection could be made. Try another protection, or check the server’s certificate.'
  if (/^E[A-Z]+$|Connection|Closed/.test(code))
    return 'No connection could be made. Check the server’s name, the port and the protection.'
  return 'The mailbox could not be opened.'
}
