import * as mailSettings from '#domain/mail/mail-settings.server.ts'
import { sendTest } from '#domain/mail/mail-test.server.ts'

import { withApp } from './with-app.ts'

await withApp(
  async (app) => {
    const mail = await app.mail.current(app.db)
    if (mail === 'off') {
      const problem = await mailSettings.whyUnused(app, app.mail.environment)
      console.error(
        problem ||
          'Mail is not set up: enter a mail server under /admin/settings/mail, or set SMTP_URL, MAIL_FROM and MAIL_TO.',
      )
      process.exitCode = 1
      return
    }
    try {
      const { sent, meaning, said } = await sendTest(app, mail)
      if (sent) console.log(`Sent. The server said: ${said}`)
      else console.error(`Not sent. ${meaning} The server said: ${said}`)
      process.exitCode = sent ? 0 : 1
    } finally {
      app.mail.close()
    }
    // The settings of the environment can be tried before the first start.
  },
  { createsDatabase: Boolean(process.env['SMTP_URL']) },
)
