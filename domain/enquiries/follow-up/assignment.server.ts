import type { FollowUp } from '#domain/agency/sections/follow-up.ts'
import type { Language } from '#domain/language.ts'
import { isAway } from '#domain/team/leave.ts'
import { engineOf, type Database } from '#storage/database/database.ts'
import type { Row } from '#storage/database/tables.ts'

interface EnquiryToAssign {
  /** The listing's agent, where it has one. */
  agentId: number | null
  locationId: number | null
  language: Language
  now: Date
  rule: FollowUp['rule']
}

type Person = Pick<
  Row<'users'>,
  | 'id'
  | 'email'
  | 'administrator_id'
  | 'takes_enquiries'
  | 'away_from'
  | 'away_until'
  | 'stand_in_id'
  | 'location_ids'
  | 'languages'
  | 'last_assigned_at'
>

export interface Assignee {
  id: number
  email: string
}

/**
 * Who answers an enquiry: the listing's agent, or whoever stands in for them; else the rule decides.
 * Undefined where nobody can. On PostgreSQL the rows stay locked until the transaction ends, so that
 * two enquiries at once do not take the same turn.
 */
export async function chooseAssignee(
  db: Database,
  wanted: EnquiryToAssign,
): Promise<Assignee | undefined> {
  const people = await listActive(db)
  const byId = new Map(people.map((person) => [person.id, person]))
  const here = people.filter((person) => !isAway(person, wanted.now))
  const agent = byId.get(wanted.agentId ?? 0)
  if (agent) return presentFor(agent, byId, wanted.now) ?? chooseByRule(here, wanted)
  return chooseByRule(here, wanted)
}

function presentFor(agent: Person, byId: Map<number, Person>, now: Date): Person | undefined {
  const standIn = byId.get(agent.stand_in_id ?? 0)
  return [agent, standIn].find((person) => person && !isAway(person, now))
}

/** Among those who log in and take enquiries, the one whose last turn is longest ago. */
function chooseByRule(
  here: Person[],
  { rule, locationId, language }: EnquiryToAssign,
): Person | undefined {
  if (rule === 'nobody') return undefined
  const takers = here.filter((person) => person.administrator_id !== null && person.takes_enquiries)
  const fitting = takers.filter((person) => {
    if (rule === 'by location') return locationIdsOf(person).includes(locationId ?? 0)
    return rule !== 'by language' || speaks(person, language)
  })
  return (fitting.length > 0 ? fitting : takers).toSorted(
    (a, b) => a.last_assigned_at.localeCompare(b.last_assigned_at) || a.id - b.id,
  )[0]
}

function speaks({ languages }: Person, language: Language): boolean {
  return languages.toLowerCase().includes(language === 'ar' ? 'arabic' : 'english')
}

function locationIdsOf({ location_ids }: Person): number[] {
  return JSON.parse(location_ids) as number[]
}

function listActive(db: Database): Promise<Person[]> {
  const active = db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'administrator_id',
      'takes_enquiries',
      'away_from',
      'away_until',
      'stand_in_id',
      'location_ids',
      'languages',
      'last_assigned_at',
    ])
    .where('active', '=', 1)
    .orderBy('id')
  return (engineOf(db) === 'postgres' ? active.forNoKeyUpdate() : active).execute()
}

/** Remembers whose turn it was. */
export async function noteTurn(db: Database, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_assigned_at: now.toISOString() })
    .where('id', '=', userId)
    .execute()
}
