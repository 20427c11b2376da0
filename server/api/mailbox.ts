import * as mailboxSettings from '#domain/mail/mailbox/mailbox-settings.server.ts'
import {
  mailboxChange,
  mailboxSettings as settingsSchema,
  mailboxTest,
} from '#domain/mail/mailbox/mailbox-settings.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes } from './route.ts'

const bodyLimit = 16 * 1024

/** The mailbox whose emails become enquiries. */
export function mailboxRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Mail')

  route('GET', '/api/mailbox', {
    summary: 'The mailbox that is read for portal leads; the password is not told',
    response: settingsSchema,
    handle: ({ app }) => mailboxSettings.show(app, app.mailbox),
  })

  route('PUT', '/api/mailbox', {
    summary: 'Change that mailbox; what is left out stays as it is',
    description:
      'An empty `host` ends the reading. A new server needs the password again. What `IMAP_URL` ' +
      'sets stays as that says.',
    bodyLimit,
    body: mailboxChange,
    response: settingsSchema,
    handle: ({ app, body }) => mailboxSettings.save(app, app.mailbox, body),
  })

  route('POST', '/api/mailbox/test', {
    summary: 'Open the mailbox with these settings, unsaved, and tell what the server said',
    bodyLimit,
    body: mailboxChange,
    response: mailboxTest,
    handle: async ({ app, body }) => {
      const mailbox = await mailboxSettings.afterChange(app, app.mailbox, body)
      const { testMailbox } = await import('#domain/mail/mailbox/mailbox-test.server.ts')
      return testMailbox(mailbox)
    },
  })
}
