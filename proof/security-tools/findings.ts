import type { Figure } from '#proof/report/figure.ts'

const SHOWN = 20

/** A figure for what should not be there. What is there is printed: it is to be mended. */
export function nothing(what: string, findings: string[]): Figure {
  for (const finding of findings.slice(0, SHOWN)) console.log(`- ${finding}`)
  if (findings.length > SHOWN) console.log(`- and ${findings.length - SHOWN} more`)
  return { what, measured: `${findings.length}`, wanted: '0', reached: findings.length === 0 }
}
