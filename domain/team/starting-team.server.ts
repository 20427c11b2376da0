import type { App } from '#domain/app.ts'
import { startingTeam } from '#agency/team.ts'
import * as settings from '#domain/settings/settings.server.ts'

import * as users from './users.server.ts'

const LOADED_SETTING = 'team-loaded'

/** Adds the people of `agency/team.ts` at the first start. */
export async function loadOnce(app: Pick<App, 'db' | 'clock' | 'contentVersion'>): Promise<void> {
  if ((await settings.read(app, LOADED_SETTING)) !== undefined) return
  await users.addStartingTeam(app, startingTeam, LOADED_SETTING)
}

/** The names of those of them who are still there. */
export async function remaining({ db }: Pick<App, 'db'>): Promise<string[]> {
  const names = startingTeam.map(({ name }) => name)
  const rows = await db.selectFrom('users').select('name').where('name', 'in', names).execute()
  const found = new Set(rows.map(({ name }) => name))
  return names.filter((name) => found.has(name))
}
