import type { Agency } from '#domain/agency/agency.ts'
import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import { daysAfter, dubaiDay, dubaiInstant, formatDubaiDay } from '#domain/dubai-time.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import * as settings from '#domain/settings/settings.server.ts'
import { listOwners } from '#domain/team/owners.server.ts'
import type { Database } from '#storage/database/database.ts'

import { report } from './figures.server.ts'
import { FIGURE_NAMES } from './report.ts'
import { summaryEmail, type Summary } from './summary-email.ts'

/** In the table `settings`: `off` where nobody wants it. */
const SWITCH = 'weekly-summary'
/** In the table `settings`: the Monday whose summary was sent last. */
const LAST_MONDAY = 'weekly-summary-sent'

const TIME_OF_DAY = '08:00'

export async function state({ db, mail }: Pick<App, 'db' | 'mail'>) {
  const weekly = (await settings.read({ db }, SWITCH)) !== 'off'
  const isOff = (await mail.current(db)) === 'off'
  return { weekly, mail: isOff ? ('off' as const) : ('on' as const) }
}

export async function change(
  app: Pick<App, 'db' | 'clock' | 'actor' | 'mail'>,
  { weekly }: { weekly: boolean },
) {
  await app.db.transaction().execute(async (tx) => {
    await settings.write({ db: tx }, SWITCH, weekly ? 'on' : 'off')
    await audit.record(tx, app, { what: weekly ? 'weekly-summary-on' : 'weekly-summary-off' })
  })
  return state(app)
}

/**
 * Emails last week's figures from Monday 08:00 in Dubai on, once, however many processes look. A site
 * that was stopped then sends them when it runs again within the week.
 */
export async function sendIfDue(
  app: Pick<App, 'db' | 'clock' | 'mail' | 'publicUrl' | 'agency'>,
): Promise<void> {
  const monday = lastMonday(app.clock.now())
  const sent = await settings.read(app, LAST_MONDAY)
  if (sent === undefined) {
    // The first week of a site is not a whole one.
    await settings.readOrCreate(app, LAST_MONDAY, () => monday)
    return
  }
  if (sent >= monday) return
  const { weekly, mail } = await state(app)
  if (!weekly || mail === 'off') return
  const { brand } = await app.agency.current()
  await app.db.transaction().execute(async (tx) => {
    if (await isFirst(tx, monday)) await addEmails(tx, { ...app, brand }, monday)
  })
}

/** The day of the last Monday, 08:00 in Dubai. */
function lastMonday(now: Date): string {
  const today = dubaiDay(now)
  const weekday = new Date(today).getUTCDay()
  const monday = daysAfter(today, -((weekday + 6) % 7))
  return dubaiInstant(monday, TIME_OF_DAY) <= now ? monday : daysAfter(monday, -7)
}

/** Notes that this week's was sent; false where another process did. */
async function isFirst(tx: Database, monday: string): Promise<boolean> {
  const noted = await tx
    .updateTable('settings')
    .set({ value: monday })
    .where('name', '=', LAST_MONDAY)
    .where('value', '<', monday)
    .returning('name')
    .executeTakeFirst()
  return noted !== undefined
}

async function addEmails(
  tx: Database,
  { clock, publicUrl, brand }: Pick<App, 'clock' | 'publicUrl'> & Pick<Agency, 'brand'>,
  monday: string,
): Promise<void> {
  const days = { from: daysAfter(monday, -7), to: daysAfter(monday, -1) }
  const summary = {
    week: `${formatDubaiDay(new Date(days.from))} to ${formatDubaiDay(new Date(days.to))}`,
    figuresUrl: `${publicUrl}/admin/figures`,
    colours: brand,
  }
  const add = async (parts: Pick<Summary, 'to'>, address: string, agent?: number) => {
    const figures = await report({ db: tx, clock }, { ...days, agent })
    if (FIGURE_NAMES.every((name) => figures.totals[name] === 0)) return
    const email = {
      ...summaryEmail({ ...parts, ...summary, figures }),
      to: address,
      attachments: [],
    }
    await outbox.add(tx, clock.now(), email, { held: false })
  }
  for (const { email } of await listOwners(tx)) await add({ to: 'owner' }, email)
  for (const { id, email } of await listAgents(tx)) await add({ to: 'agent' }, email, id)
}

/** Those with an email address, who still work here. */
function listAgents(db: Database) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'agent')
    .where('email', '<>', '')
    .where('active', '=', 1)
    .orderBy('id')
    .execute()
}
