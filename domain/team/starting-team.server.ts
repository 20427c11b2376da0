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
