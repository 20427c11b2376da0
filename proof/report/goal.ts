/** One row of a report's summary: what was measured, what it must reach, and whether it does. */
export interface Goal {
  what: string
  measured: string
  wanted: string
  isReached: boolean
}

export function atLeast(what: string, measured: number, wanted: number, detail: string): Goal {
  return {
    what,
    measured: `${formatNumber(measured)} (${detail})`,
    wanted: `at least ${wanted}`,
    isReached: measured >= wanted,
  }
}

export function atMost(what: string, measured: number, wanted: number, unit = ''): Goal {
  return {
    what,
    measured: `${formatNumber(measured)} ${unit}`.trim(),
    wanted: `at most ${wanted} ${unit}`.trim(),
    isReached: measured <= wanted,
  }
}

export function atMostSeconds(what: string, ms: number, wanted: number): Goal {
  return atMost(what, ms / 1000, wanted, 's')
}

/** Reached where nothing was wrong; else the faults are what was measured. */
export function noFaults(what: string, faults: string[], measured: string, wanted: string): Goal {
  const isReached = faults.length === 0
  return { what, measured: isReached ? measured : faults.join('; '), wanted, isReached }
}

export interface MeasuredRatio {
  value: number
  where: string
}

/** Of ratios measured in several places the lowest counts; the best is shown beside it. */
export function lowestAtLeast(what: string, ratios: MeasuredRatio[], wanted: number): Goal {
  const sorted = ratios.toSorted((a, b) => a.value - b.value)
  const [lowest, best] = [sorted[0], sorted.at(-1)]
  if (!lowest || !best) throw new Error(`Nothing was measured: ${what}`)
  return atLeast(what, lowest.value, wanted, `${lowest.where}; best ${formatNumber(best.value)}`)
}

const MAX_PRINTED_FINDINGS = 20

/** Reached when a tool found nothing. The findings are printed, so that they can be fixed. */
export function noFindings(what: string, findings: string[]): Goal {
  for (const finding of findings.slice(0, MAX_PRINTED_FINDINGS)) console.log(`- ${finding}`)
  const more = findings.length - MAX_PRINTED_FINDINGS
  if (more > 0) console.log(`- and ${more} more`)
  return { what, measured: `${findings.length}`, wanted: '0', isReached: findings.length === 0 }
}

export function formatNumber(value: number): string {
  if (Number.isInteger(value) || value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

export function formatSeconds(ms: number, decimals = 2): string {
  return `${(ms / 1000).toFixed(decimals)} s`
}

export function formatMs(ms: number, decimals = 0): string {
  return `${ms.toFixed(decimals)} ms`
}

export function median(values: number[]): number {
  return percentile(values, 50)
}

export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]
  if (value === undefined) throw new Error('Nothing was measured')
  return value
}
