import { onTestFinished } from 'vitest'

import { smtpMail } from '#domain/mail/smtp.server.ts'

import { startSmtp, type TestSmtp } from './smtp.ts'
import { testApp, type TestApp } from './test-app.ts'

/** An App whose letters go to a real mail server of its own. */
export async function appWithMail(
  patience: Parameters<typeof smtpMail>[1] = {},
): Promise<{ app: TestApp; smtp: TestSmtp }> {
  const [app, smtp] = [await testApp(), await startSmtp()]
  const mail = smtpMail(
    { url: smtp.url, from: 'Site <site@homes.example>', to: 'team@homes.example' },
    patience,
  )
  onTestFinished(async () => {
    mail.close()
    await smtp.stop()
  })
  return { app: { ...app, mail }, smtp }
}
