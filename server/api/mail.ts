import * as mailSettings from '#domain/mail/mail-settings.server.ts'
import { mailChange, mailSettings as settingsSchema, mailTest } from '#domain/mail/mail-settings.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes } from './route.ts'

const bodyLimit = 16 * 1024

/** How emails are sent. */
export function mailRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Mail')

  route('GET', '/api/mail', {
    summary: 'How emails are sent; the password is not told',
    response: settingsSchema,
    handle: ({ app }) => mailSettings.show(app, app.mail.environment),
  })

  route('PUT', '/api/mail', {
    summary: 'Change how emails are sent; what is left out stays as it is',
    description:
      'An empty `host` turns mail off. A new server needs the password again. What an environment ' +
      'variable sets stays as that says.',
    bodyLimit,
    body: mailChange,
    response: settingsSchema,
    handle: ({ app, body }) => mailSettings.save(app, app.mail.environment, body),
  })

  route('POST', '/api/mail/test', {
    summary: 'Send a test email with these settings, unsaved, and tell what the server said',
    bodyLimit,
    body: mailChange,
    response: mailTest,
    handle: async ({ app, body }) => {
      const smtp = await mailSettings.afterChange(app, app.mail.environment, body)
      const { testSmtp } = await import('#domain/mail/mail-test.server.ts')
      return testSmtp(app, smtp)
    },
  })
}
