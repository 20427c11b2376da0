import { dubaiDay } from '#domain/dubai-time.ts'

import type { User } from './user.ts'

/** The first and the last day of leave; empty where none is set. */
export type Leave = Pick<User, 'away_from' | 'away_until'>

/** Whether a person is on leave on the day of an instant. */
export function isAway({ away_from, away_until }: Leave, now: Date): boolean {
  const today = dubaiDay(now)
  return away_from !== '' && away_from <= today && (away_until === '' || today <= away_until)
}

/** What is wrong with a leave, by its field. */
export function leaveFaults({ away_from, away_until }: Leave): Record<string, string> {
  if (away_until === '' || away_until >= (away_from || '9')) return {}
  return away_from === ''
    ? { away_from: 'Please say from which day.' }
    : { away_until: 'Must not be before the first day.' }
}
