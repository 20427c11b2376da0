import type { App } from '#domain/app.ts'
import * as storedChanges from '#domain/previews/stored-changes.server.ts'

import type { AgencySettings } from './agency.ts'
import { withChange } from './agency.server.ts'

/** All sections are edited as one. */
const SETTINGS = { kind: 'settings', id: 0 } as const

interface Change {
  section: string
  change: unknown
}

/** Stores a change that is not saved, and returns a token that shows it for an hour. */
export async function create(
  app: Pick<App, 'db' | 'clock' | 'agency'>,
  change: Change,
): Promise<string> {
  withChange(await app.agency.current(), change.section, change.change)
  return (await storedChanges.store(app, SETTINGS, change)).token
}

/** The settings with the change of a token; the current ones where there is no such preview. */
export async function settingsFor(
  app: Pick<App, 'db' | 'clock' | 'agency'>,
  token: string,
): Promise<AgencySettings> {
  const preview = await storedChanges.find<Change>(app, SETTINGS, token)
  if (!preview || preview === 'none') return app.agency
  const { section, change } = preview
  const changed = withChange(await app.agency.current(), section, change)
  return { current: () => Promise.resolve(changed) }
}
