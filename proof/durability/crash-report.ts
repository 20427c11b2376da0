import { formatStatuses } from '#proof/http-client.ts'
import { formatSeconds, median, type Goal } from '#proof/report/goal.ts'
import { tableOf, type Table } from '#proof/report/section.ts'

import type { Loss } from './confirmed-writes.ts'
import type { CrashResult } from './crash.ts'

const MAX_SHOWN_LOSSES = 5

/** How often a fault is tried: as the environment says, or as often as the report wants. */
export function countFromEnvironment(setting: string, full: number): number {
  return Number(process.env[setting] ?? full)
}

export function nothingLost(
  what: string,
  { times, wanted, lost }: { times: number; wanted: number; lost: Loss[] },
): Goal {
  return {
    what,
    measured: `${times} times, ${lost.length} lost`,
    wanted: `${wanted} times, 0 lost`,
    isReached: times >= wanted && lost.length === 0,
  }
}

export function formatLosses(lost: Loss[]): string {
  const shown = lost.slice(0, MAX_SHOWN_LOSSES).join('; ').replaceAll('|', '\\|')
  return lost.length === 0 ? '0' : `**${lost.length}**: ${shown}`
}

/** A crash of a migration confirms no writes. */
type CrashRow = Pick<CrashResult, 'times' | 'lost' | 'servingAfterMs'> & Partial<CrashResult>

/** What was crashed, how often, and what came of it. */
export function crashTable(rows: [string, CrashRow][]): Table {
  return tableOf(rows, {
    '': ([name]) => name,
    times: ([, { times }]) => times,
    'writes confirmed': ([, row]) => formatWrites(row),
    lost: ([, { lost }]) => formatLosses(lost),
    'serving again after (median)': ([, row]) => formatSeconds(median(row.servingAfterMs)),
    longest: ([, { servingAfterMs }]) => formatSeconds(Math.max(...servingAfterMs)),
  })
}

/** The confirmed writes, and the refused ones by status. */
function formatWrites({ confirmed, refusals = new Map() }: CrashRow): string {
  return `${confirmed ?? ''}${refusals.size === 0 ? '' : ` (refused ${formatStatuses(refusals)})`}`
}
