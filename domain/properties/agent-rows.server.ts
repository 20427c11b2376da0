import { sql } from 'kysely'

import type { Database } from '#storage/database/database.ts'

import type { AGENT_FIELDS } from './property-fields.ts'

export const AGENT_COLUMNS = [
  'agents.name as profile_name',
  'agents.brn as profile_brn',
  'agents.phone as profile_phone',
  'agents.email as profile_email',
] as const

/** What a property gets from the profile of this agent. */
export async function agentFields(db: Database, agentId: number | null) {
  const row = await db
    .selectFrom('users as agents')
    .select(AGENT_COLUMNS)
    .where('agents.id', '=', agentId)
    .executeTakeFirst()
  return row ? agentOf(row) : {}
}

/** The name of a property's agent, in SQL; the rule of `agentOf`. */
export const AGENT_NAME = sql<string>`coalesce(agents.name, properties.agent_name)`

/**
 * The agent of a property: a person of the team or, where there is none, what was typed. Pages,
 * brochures, share images, permits and feeds all get it from here.
 */
export function agentOf(row: {
  profile_name: string | null
  profile_brn: string | null
  profile_phone: string | null
  profile_email: string | null
}) {
  if (row.profile_name === null) return {}
  return {
    agent_name: row.profile_name,
    agent_brn: row.profile_brn ?? '',
    agent_phone: row.profile_phone ?? '',
    agent_email: row.profile_email ?? '',
  } satisfies Record<(typeof AGENT_FIELDS)[number], string>
}
