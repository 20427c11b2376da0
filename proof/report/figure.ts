/** One line of the summary: what was measured, what it must reach, and whether it does. */
export interface Figure {
  what: string
  measured: string
  wanted: string
  reached: boolean
}

export function atLeast(what: string, measured: number, wanted: number, detail: string): Figure {
  return {
    what,
    measured: `${rounded(measured)} (${detail})`,
    wanted: `at least ${wanted}`,
    reached: measured >= wanted,
  }
}

export function atMost(what: string, value: number, wanted: number, unit: string): Figure {
  return {
    what,
    measured: `${rounded(value)} ${unit}`.trim(),
    wanted: `at most ${wanted} ${unit}`.trim(),
    reached: value <= wanted,
  }
}

/** A ratio that was measured in several places counts as its lowest; the others are told, too. */
export function lowest(what: string, ratios: Measured[], wanted: number): Figure {
  const sorted = ratios.toSorted((a, b) => a.value - b.value)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) throw new Error(`Nothing was measured: ${what}`)
  return atLeast(what, least.value, wanted, `${least.where}; best ${rounded(most.value)}`)
}

export interface Measured {
  value: number
  where: string
}

export function rounded(value: number): string {
  if (Number.isInteger(value) || value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

export function median(values: number[]): number {
  return percentile(values, 50)
}

export function percentile(values: number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * at) / 100))]
  if (value === undefined) throw new Error('Nothing was measured')
  return value
}
