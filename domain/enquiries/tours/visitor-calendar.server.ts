import type { App } from '#domain/app.ts'
import { NotFound } from '#domain/problem.ts'

import { toDetails } from './tour-changes.server.ts'
import { visitorCalendar } from './tour-email.ts'
import { tourPath } from './tour-link.server.ts'
import { findByToken } from './tours.server.ts'

/**
 * An accepted tour for the visitor's calendar, as in their emails; but like its page it does not say
 * whose tour it is.
 */
export async function read(app: Pick<App, 'db' | 'clock' | 'agency' | 'publicUrl'>, token: string) {
  const row = await findByToken(app, token)
  if (row.state !== 'accepted') throw new NotFound('tour', 'of this link')
  const { publicUrl } = app
  const url = publicUrl + (await tourPath(app, row.reference, row.language))
  const context = { publicUrl, now: app.clock.now(), agency: await app.agency.current() }
  const tour = toDetails(app, { ...row, name: '', email: '', phone: '' })
  return visitorCalendar(tour, context, url)
}
