import type { App, Mail, MailSource } from '#domain/app.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import * as mailSettings from './mail-settings.server.ts'
import type { MailEnvironment } from './mail-settings.ts'
import type { Smtp } from './smtp.server.ts'

/**
 * Mail by the current settings. They are read at every use, so that a change holds at once in every
 * process; the connections stay open until the settings change.
 */
export function mailSource(app: Pick<App, 'encryption'>, environment: MailEnvironment): MailSource {
  let last: { key: string; mail: Mail | 'off' } | undefined

  async function use(smtp: Smtp | undefined): Promise<Mail | 'off'> {
    const key = JSON.stringify(smtp ?? null)
    if (last?.key === key) return last.mail
    // Imported only where a mail server is set, so that a start without one is quicker.
    const open = smtp && (await import('./smtp.server.ts')).smtpMail
    // Another call may have opened it meanwhile.
    if (last?.key === key) return last.mail
    if (last && last.mail !== 'off') last.mail.close()
    last = { key, mail: open ? open(smtp) : 'off' }
    return last.mail
  }

  return {
    environment,
    async current(db) {
      try {
        return await use(await mailSettings.current({ ...app, db }, environment))
      } catch (error) {
        if (last && storeUnavailable(error)) return last.mail
        throw error
      }
    },
    close: () => {
      if (last && last.mail !== 'off') last.mail.close()
    },
  }
}

/** Mail that never changes. */
export function fixedMail(mail: Mail | 'off'): MailSource {
  return {
    environment: {},
    current: () => Promise.resolve(mail),
    close: () => {
      if (mail !== 'off') mail.close()
    },
  }
}
