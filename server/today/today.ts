import * as backups from '#domain/backups/schedule.server.ts'
import { listToursToday, listWaiting } from '#domain/enquiries/inbox/waiting.server.ts'
import { DAY_MS } from '#domain/iso-time.ts'
import * as mailboxHealth from '#domain/mail/mailbox/mailbox-health.server.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import type { PermitAlert } from '#domain/properties/permits/permit-alerts.ts'
import * as permitAlerts from '#domain/properties/permits/permit-alerts.server.ts'
import { titleOf } from '#domain/properties/property.ts'
import { findViewer } from '#domain/team/viewer.server.ts'
import { contentCounts } from '#domain/today/content-counts.server.ts'
import type { Today } from '#domain/today/today.ts'
import * as webhookDeliveries from '#domain/webhooks/deliveries.server.ts'
import type { AppContext } from '#server/app-context.ts'
import { VERSION } from '#server/version.ts'

import { portalRefusals } from './portal-refusals.ts'
import { setup, STEPS } from './setup.ts'
import { cacheUntilContentChanges } from './cache-until-content-changes.ts'

const MAX_BACKUP_AGE_MS = 2 * DAY_MS
const EXAMPLES = 2
const NONE = { count: 0, first: [] }

/** Finds what waits for the person who asks: an agent sees only what is their own. */
export function todayReader(context: AppContext) {
  const readRefusals = portalRefusals()
  const readPermits = cacheUntilContentChanges(context, endingPermits)
  const steps = {
    ...STEPS,
    team: cacheUntilContentChanges(context, STEPS.team),
    listing: cacheUntilContentChanges(context, STEPS.listing),
    demo: cacheUntilContentChanges(context, STEPS.demo),
  }
  return async (app: AppContext): Promise<Today> => {
    const viewer = await findViewer(app)
    const isAgent = viewer.role === 'agent'
    const isOwner = viewer.role === 'owner'
    // A login without a person has no enquiries of its own.
    const assignee = isAgent ? (viewer.id ?? 0) : null
    const waiting = await listWaiting(app, assignee)
    return {
      at: app.clock.now().toISOString(),
      version: VERSION,
      role: viewer.role,
      name: viewer.name,
      counts: {
        enquiries: waiting.waiting,
        late: waiting.late,
        ...(await contentCounts(app, viewer)),
      },
      enquiries: waiting.first,
      tours: await listToursToday(app, assignee),
      permits: isAgent ? NONE : await readPermits(app),
      refused: isAgent ? NONE : await readRefusals(app),
      mail: {
        state: (await app.mail.current(app.db)) === 'off' ? 'off' : 'on',
        undelivered: await outbox.countFailed(app, assignee ?? undefined),
        mailbox_failing_since: isOwner
          ? ((await mailboxHealth.failingSince(app))?.failing_since ?? null)
          : null,
      },
      webhooks: isOwner ? await webhookDeliveries.countProblems(app) : null,
      backup: isOwner ? await backupState(app) : null,
      setup: isOwner ? await setup(app, steps) : null,
    }
  }
}

async function endingPermits(app: AppContext): Promise<Today['permits']> {
  const { mode, counts } = await permitAlerts.alerts(app)
  const count = counts.expired + counts.week
  if (mode === 'off' || count === 0) return NONE
  const [expired, ending] = [
    await permitAlerts.list(app, 'expired', 1),
    await permitAlerts.list(app, 'week', 1),
  ]
  const first = [...expired.listings, ...ending.listings].slice(0, EXAMPLES).map(permitItem)
  return { count, first }
}

function permitItem({ id, title, permit_expires_on }: PermitAlert) {
  return { id, title: titleOf({ id, properties_title: title }), note: permit_expires_on }
}

async function backupState({ config, clock }: AppContext): Promise<Today['backup']> {
  const now = clock.now()
  const newest = await backups.newest(config.backups.folder, now)
  return {
    made_at: newest?.madeAt.toISOString() ?? null,
    is_old: !newest || now.getTime() - newest.madeAt.getTime() > MAX_BACKUP_AGE_MS,
  }
}
