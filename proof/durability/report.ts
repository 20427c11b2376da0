import { median, type Figure } from '#proof/report/figure.ts'
import type { Table } from '#proof/report/section.ts'

import type { Lost } from './ledger.ts'
import type { Survival } from './survival.ts'

/** How often a fault is tried: in full, or as often as the environment says. */
export function counted(setting: string, full: number): number {
  return Number(process.env[setting] ?? full)
}

export function lostFigure(
  what: string,
  { times, wanted, lost }: { times: number; wanted: number; lost: Lost[] },
): Figure {
  return {
    what,
    measured: `${times} times, ${lost.length} lost`,
    wanted: `${wanted} times, 0 lost`,
    reached: times >= wanted && lost.length === 0,
  }
}

/** A few losses say what is wrong; thousands say no more. */
export function tellLosses(lost: Lost[]): string {
  const few = lost.slice(0, 5).join('; ').replaceAll('|', '\\|')
  return lost.length === 0 ? '0' : `**${lost.length}**: ${few}`
}

export function survivalTable(what: string, survival: Survival): Table {
  const { times, answers, lost, servingAfterMs } = survival
  return {
    head: ['', 'times', 'writes answered', 'lost', 'serving again after (median)', 'longest'],
    rows: [
      [
        what,
        String(times),
        `${answers}${refusalsOf(survival)}`,
        tellLosses(lost),
        seconds(median(servingAfterMs)),
        seconds(Math.max(...servingAfterMs)),
      ],
    ],
  }
}

/** The writes that were not taken. */
export function refusalsOf({ refusals }: Survival): string {
  if (refusals.size === 0) return ''
  const all = [...refusals].map(([status, times]) => `${times} with ${status}`)
  return ` (and ${all.join(', ')})`
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
