import type { Figure } from '#report/figure.ts'

import type { Lost } from './ledger.ts'

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
