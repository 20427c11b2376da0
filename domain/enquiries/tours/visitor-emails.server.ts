import type { App } from '#domain/app.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import { TooMany } from '#domain/problem.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'
import type { Database } from '#storage/database/database.ts'
import { site } from '#agency/profile.ts'
import { tours as settings } from '#agency/tour-hours.ts'

import { linkTo } from './tour-link.server.ts'
import { visitorCalendar, visitorLetter, type ToldTour } from './tour-email.ts'
import type { ChangeKind } from './tour.ts'

const DAY_SECONDS = 86_400

/**
 * Writes to the visitor about their tour. Anyone can type anyone's address into a form: such letters
 * are few a day to one address, from one network and in all, hold nothing that was typed, and none is
 * written where the enquiry looks like spam. Without one the link on the page is all there is. Nor is
 * one written while there is no mail server: it would go out when the tour is long over.
 */
export async function addVisitorLetter(
  tx: Database,
  { clock, mail, publicUrl }: Pick<App, 'clock' | 'mail' | 'publicUrl'>,
  what: ChangeKind,
  tour: ToldTour,
  { network }: { network: string | undefined },
): Promise<number | null> {
  if (mail === 'off') return null
  const address = tour.visitor.email.toLowerCase()
  if (!(await isAllowed({ db: tx, clock }, { address, network }))) return null
  const now = clock.now()
  const link = publicUrl + (await linkTo({ db: tx }, tour.reference))
  const letter = {
    ...visitorLetter(what, tour, link),
    to: tour.visitor.email,
    // What they reply goes to where the agency's letters go; see `smtp.server.ts`.
    replyTo: { name: site.name, address: site.emails.general },
    attachments: [visitorCalendar(tour, { now, publicUrl }, link)],
  }
  return outbox.add(tx, now, letter, { held: false })
}

async function isAllowed(
  app: Pick<App, 'db' | 'clock'>,
  { address, network }: { address: string; network: string | undefined },
): Promise<boolean> {
  const { lettersPerDay } = settings
  const allowances = [
    { who: `to ${address}`, allowed: lettersPerDay.address },
    { who: `from ${network ?? 'nowhere'}`, allowed: lettersPerDay.network },
    { who: 'all', allowed: lettersPerDay.all },
  ]
  try {
    for (const allowance of allowances)
      await throttle.countAttempt(app, {
        ...allowance,
        what: 'tour-letter',
        perSeconds: DAY_SECONDS,
      })
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}
