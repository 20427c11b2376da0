import type { Agency } from '#domain/agency/agency.ts'
import type { TourHours } from '#domain/agency/sections/tour-hours.ts'
import type { App } from '#domain/app.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'
import type { Database } from '#storage/database/database.ts'

import { visitorCalendar, visitorEmail, type TourDetails } from './tour-email.ts'
import { tourPath } from './tour-link.server.ts'
import type { ChangeKind } from './tour.ts'

const DAY_SECONDS = 86_400

/** Stands in for a visitor's network where the agency has changed the tour: its emails are not limited. */
export const AGENCY_NETWORK = 'agency'

/**
 * Emails the visitor about their tour. Anyone can type a stranger's address, so these emails are
 * limited per address, per network and in total, and none is sent for an enquiry that looks like
 * spam. An agent's answer is not limited. Without a mail server none is queued: it would be sent long
 * after the tour. The visitor's page shows the link to the tour, also where no email is sent.
 */
export async function addVisitorEmail(
  tx: Database,
  { clock, mail, publicUrl }: Pick<App, 'clock' | 'mail' | 'publicUrl'>,
  what: ChangeKind,
  tour: TourDetails,
  { network, agency }: { network: string | undefined; agency: Agency },
): Promise<number | null> {
  if ((await mail.current(tx)) === 'off') return null
  const { profile, brand, tourHours } = agency
  const address = tour.visitor.email.toLowerCase()
  if (
    network !== AGENCY_NETWORK &&
    !(await isAllowed({ db: tx, clock }, tourHours, { address, network }))
  )
    return null
  const now = clock.now()
  const url = publicUrl + (await tourPath({ db: tx }, tour.reference, tour.visitor.language))
  const email = {
    ...visitorEmail(what, tour, { url, profile, brand }),
    to: tour.visitor.email,
    attachments: [visitorCalendar(tour, { now, publicUrl, agency }, url)],
  }
  return outbox.add(tx, now, email, { held: false })
}

async function isAllowed(
  app: Pick<App, 'db' | 'clock'>,
  { emailsPerDay }: TourHours,
  { address, network }: { address: string; network: string | undefined },
): Promise<boolean> {
  const limits = [
    { who: `to ${address}`, allowed: emailsPerDay.address },
    { who: `from ${network ?? 'nowhere'}`, allowed: emailsPerDay.network },
    { who: 'all', allowed: emailsPerDay.all },
  ]
  for (const limit of limits)
    if (!(await throttle.isAllowed(app, { ...limit, what: 'tour-email', perSeconds: DAY_SECONDS })))
      return false
  return true
}
