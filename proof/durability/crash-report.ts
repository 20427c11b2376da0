import { formatSeconds, median, type Goal } from '#proof/report/goal.ts'
import { table, type Table } from '#proof/report/section.ts'

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

export function crashTable(name: string, result: CrashResult): Table {
  return table(' | times | writes confirmed | lost | serving again after (median) | longest', [
    [
      name,
      result.times,
      formatWrites(result),
      formatLosses(result.lost),
      formatSeconds(median(result.servingAfterMs)),
      formatSeconds(Math.max(...result.servingAfterMs)),
    ],
  ])
}

/** The confirmed writes, and the refused ones by status. */
export function formatWrites({ confirmed, refusals }: CrashResult): string {
  if (refusals.size === 0) return String(confirmed)
  const refused = [...refusals].map(([status, times]) => `${times} with ${status}`)
  return `${confirmed} (and ${refused.join(', ')})`
}
