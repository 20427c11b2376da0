import type { FollowUp } from '#domain/agency/sections/follow-up.ts'
import type { App } from '#domain/app.ts'
import * as rows from '#domain/enquiries/enquiry-rows.server.ts'
import type { Language } from '#domain/language.ts'
import { isAway } from '#domain/team/leave.ts'
import type { Database } from '#storage/database/database.ts'
import type { Row } from '#storage/database/tables.ts'

import { chooseAssignee, noteTurn } from './assignment.server.ts'
import * as events from './events.server.ts'
import { promisedTimeFrom } from './follow-up.server.ts'

type Actor = Pick<App, 'clock' | 'actor'>
type AssignedEnquiry = Pick<Row<'enquiries'>, 'id' | 'assignee_id' | 'property_id' | 'language'>

interface ArrivingEnquiry {
  propertyId: number | null
  language: Language
  isSpam: boolean
  settings: FollowUp
}

/** Chooses who answers a new enquiry, and computes its deadline. Spam has no deadline. */
export async function prepareFollowUp(
  tx: Database,
  { clock }: Pick<App, 'clock'>,
  { propertyId, language, isSpam, settings }: ArrivingEnquiry,
) {
  const now = clock.now()
  const assignee = await chooseAssignee(tx, {
    ...(await listingOf(tx, propertyId)),
    language,
    now,
    rule: settings.rule,
  })
  const columns = {
    assignee_id: assignee?.id ?? null,
    assigned_at: assignee ? now.toISOString() : null,
    ...(!isSpam && promisedTimeFrom(now, settings)),
  }
  return { assignee, columns }
}

/**
 * Gives an enquiry whose assignee is away, has left or is missing to another person, where there is one.
 * Returns who answers it then.
 */
export async function handOver(
  tx: Database,
  app: Actor,
  enquiry: AssignedEnquiry,
  settings: FollowUp,
) {
  const current = await findPerson(tx, enquiry.assignee_id)
  const now = app.clock.now()
  if (current?.active === 1 && !isAway(current, now)) return current
  const next = await chooseAssignee(tx, {
    ...(await listingOf(tx, enquiry.property_id)),
    agentId: enquiry.assignee_id,
    language: enquiry.language,
    now,
    rule: settings.rule,
  })
  if (!next || next.id === enquiry.assignee_id) return current
  await assign(tx, app, enquiry.id, next.id)
  return findPerson(tx, next.id)
}

/** Gives an enquiry to a person, or to nobody. */
export async function assign(tx: Database, app: Actor, enquiryId: number, userId: number | null) {
  const now = app.clock.now()
  await rows.update(tx, enquiryId, { assignee_id: userId, assigned_at: now.toISOString() })
  if (userId !== null) await noteTurn(tx, userId, now)
  const person = await findPerson(tx, userId)
  const text = person ? `Assigned to ${person.name || 'the owner'}.` : 'Assigned to nobody.'
  await events.record(tx, app, { enquiryId, what: 'assigned', text })
}

export function findPerson(db: Database, id: number | null) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'name_ar', 'email', 'phone', 'active', 'away_from', 'away_until'])
    .where('id', '=', id ?? 0)
    .executeTakeFirst()
}

async function listingOf(db: Database, propertyId: number | null) {
  const listing = await db
    .selectFrom('properties')
    .select(['agent_id', 'location_id'])
    .where('id', '=', propertyId ?? 0)
    .executeTakeFirst()
  return { agentId: listing?.agent_id ?? null, locationId: listing?.location_id ?? null }
}
