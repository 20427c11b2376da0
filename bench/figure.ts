/** One line of the results: what was measured, what it must reach, and whether it does. */
export interface Figure {
  what: string
  measured: string
  wanted: string
  reached: boolean
}

export function atLeast(what: string, ratio: number, wanted: number, detail: string): Figure {
  return {
    what,
    measured: `${ratio.toFixed(2)} (${detail})`,
    wanted: `at least ${wanted}`,
    reached: ratio >= wanted,
  }
}

export function atMost(what: string, value: number, wanted: number, unit: string): Figure {
  return {
    what,
    measured: `${round(value)} ${unit}`,
    wanted: `at most ${wanted} ${unit}`,
    reached: value <= wanted,
  }
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1)
}
