import { profile as shipped } from '#agency/profile.ts'
import * as backups from '#domain/backups/schedule.server.ts'
import { DAY_MS } from '#domain/iso-time.ts'
import * as demoContent from '#domain/removal/demo.server.ts'
import * as settings from '#domain/settings/settings.server.ts'
import * as startingTeam from '#domain/team/starting-team.server.ts'
import { countPeople } from '#domain/team/viewer.server.ts'
import { SETUP_STEPS, type SetupStep, type Today } from '#domain/today/today.ts'
import type { AppContext } from '#server/app-context.ts'

type IsDone = (app: AppContext) => Promise<boolean>

const DONE_SETTING = 'setup-done-at'
const SHOWN_WHEN_DONE_MS = 7 * DAY_MS
const MAX_BACKUP_AGE_MS = 30 * DAY_MS

/** By what the site notices that a step of a new site is done. */
export const STEPS: Record<SetupStep, IsDone> = {
  name: async ({ agency }) => (await agency.current()).profile.name !== shipped.name,
  logo: async ({ agency }) => (await agency.current()).brand.logo !== null,
  async contacts({ agency }) {
    const { phones, emails, address } = (await agency.current()).profile
    return (
      !phones.some((phone) => shipped.phones.includes(phone)) &&
      emails.general !== shipped.emails.general &&
      !address.some((line, index) => index < address.length - 1 && shipped.address.includes(line))
    )
  },
  mail: async ({ mail, db }) => (await mail.current(db)) !== 'off',
  team: async (app) =>
    (await startingTeam.remaining(app)).length === 0 && (await countPeople(app)) > 0,
  listing: demoContent.hasOwnListing,
  async demo(app) {
    const { listings, posts, edited } = await demoContent.summary(app)
    return listings + posts + edited.length === 0
  },
  async backup({ config, clock }) {
    const newest = await backups.newest(config.backups.folder, clock.now())
    return newest !== null && clock.now().getTime() - newest.madeAt.getTime() < MAX_BACKUP_AGE_MS
  },
}

/** The state of each step; null when all have been done for a week. */
export async function setup(app: AppContext, steps: typeof STEPS): Promise<Today['setup']> {
  const doneAt = await settings.read(app, DONE_SETTING)
  if (doneAt !== undefined) {
    const age = app.clock.now().getTime() - Date.parse(doneAt)
    return age < SHOWN_WHEN_DONE_MS ? SETUP_STEPS.map((step) => ({ step, done: true })) : null
  }
  const states = await Promise.all(
    SETUP_STEPS.map(async (step) => ({ step, done: await steps[step](app) })),
  )
  if (states.every(({ done }) => done))
    await settings.readOrCreate(app, DONE_SETTING, () => app.clock.now().toISOString())
  return states
}
