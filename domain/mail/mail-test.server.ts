import { randomUUID } from 'node:crypto'

import type { App, Mail } from '#domain/app.ts'

import { DeliveryError } from './outbox.server.ts'
import type { MailTest } from './mail-settings.ts'
import { smtpMail, type Smtp } from './smtp.server.ts'

const MAX_WORDS = 500

/** Sends a test email by these settings and tells what the server said, within half a minute. */
export async function testSmtp(app: Pick<App, 'publicUrl'>, smtp: Smtp): Promise<MailTest> {
  const mail = smtpMail(smtp)
  try {
    return await sendTest(app, mail)
  } finally {
    mail.close()
  }
}

export async function sendTest(
  { publicUrl }: Pick<App, 'publicUrl'>,
  mail: Mail,
): Promise<MailTest> {
  const text = `This email shows that ${publicUrl} can send mail.`
  const email = {
    id: randomUUID(),
    subject: 'A test email',
    text,
    html: `<p>${text}</p>`,
    attachments: [],
    perhapsTwice: false,
  }
  try {
    const said = await mail.send(email)
    return { sent: true, meaning: 'The mail server took the test email.', said }
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    return { sent: false, meaning: meaningOf(error), said: error.message.slice(0, MAX_WORDS) }
  }
}

interface MailFault {
  code?: string
  command?: string
  responseCode?: number
  message?: string
}

/** What a failure means for somebody who set up the server. */
function meaningOf({ cause }: DeliveryError): string {
  const { code = '', command = '', message = '' } = (cause ?? {}) as MailFault
  if (code === 'EAUTH') return 'The server refuses the user name or the password.'
  if (code === 'ENOAUTH') return 'The server asks for a user name and a password.'
  if (code === 'ETLS' || isTlsFault(code, message))
    return 'No protected connection could be made. Try another protection, or check the server’s certificate.'
  if (code === 'EDNS' || code === 'ENOTFOUND' || /getaddrinfo/.test(message))
    return 'There is no server of this name.'
  if (code === 'ETIMEDOUT') return 'The server does not answer. Check its name and the port.'
  if (code === 'EENVELOPE')
    return command === 'RCPT TO'
      ? 'The server refuses the recipient’s address.'
      : 'The server refuses the sender’s address.'
  if (['ECONNECTION', 'ESOCKET', 'ECONNREFUSED'].includes(code))
    return 'No connection could be made. Check the server’s name, the port and the protection.'
  return 'The server did not take the test email.'
}

function isTlsFault(code: string, message: string): boolean {
  return (
    code.startsWith('ERR_TLS') || /certificate|SSL routines|wrong version number/i.test(message)
  )
}
