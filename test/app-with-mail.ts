import { onTestFinished } from 'vitest'

import { fixedMail } from '#domain/mail/mail-source.server.ts'
import { smtpMail } from '#domain/mail/smtp.server.ts'

import { startSmtp, type TestSmtp } from './smtp.ts'
import { testApp, type TestApp } from './test-app.ts'

/** An App with a real mail server of its own. */
export async function appWithMail(
  timeouts: Parameters<typeof smtpMail>[1] = {},
): Promise<{ app: TestApp; smtp: TestSmtp }> {
  const [app, smtp] = [await testApp(), await startSmtp()]
  const mail = smtpMail(
    { url: smtp.url, from: 'Site <site@homes.example>', to: 'team@homes.example' },
    timeouts,
  )
  onTestFinished(async () => {
    mail.close()
    await smtp.stop()
  })
  return { app: { ...app, mail: fixedMail(mail) }, smtp }
}
