import { contrast, fromOklch, toOklch } from './colour.ts'
import { surfaces, TEXT_CONTRAST, type BrandColours } from './palette.ts'

type Field = keyof BrandColours

/** The contrast of a colour: of the first pair that is hard to read, else of the usual pair. */
export interface ContrastReport {
  ratio: number
  /** Such as `on paper`. */
  where: string
  passes: boolean
  /** The nearest shade that passes, where this one does not. */
  suggestion: string | null
}

interface Pair {
  where: string
  pair: [string, string]
}

/** The report for each of the three colours, as it goes with the other two. */
export function reportContrasts(colours: BrandColours): Record<Field, ContrastReport> {
  return {
    ink: report('ink', colours, -1),
    paper: report('paper', colours, 1),
    accent: report('accent', colours, -1),
  }
}

/** What to tell somebody whose colour is refused. */
export function contrastProblem({ ratio, where, suggestion }: ContrastReport): string {
  // Rounded down, so that 4.49 is not shown as the 4.5 that it misses.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1)
  const advice = suggestion ? ` Use ${suggestion}.` : ''
  return `${shown} : 1 ${where}; text needs ${TEXT_CONTRAST}.${advice}`
}

function report(field: Field, colours: BrandColours, direction: 1 | -1): ContrastReport {
  const { usual, judged } = pairsOf(field, colours)
  const failing = judged.find((pair) => !isReadable(pair))
  const { where, pair } = failing ?? usual
  const suggestion = failing ? nearest(field, colours, direction) : null
  return { ratio: contrast(...pair), where, passes: !failing, suggestion }
}

/** Null where no shade of this colour goes with the other two. */
function nearest(field: Field, colours: BrandColours, direction: 1 | -1): string | null {
  const base = toOklch(colours[field])
  for (let l = base.l; l >= 0 && l <= 1; l += direction * 0.0025) {
    const shade = fromOklch({ ...base, l })
    if (pairsOf(field, { ...colours, [field]: shade }).judged.every(isReadable)) return shade
  }
  return null
}

/** The pairs that pages use: the usual one, which is shown, and all that have to be readable. */
function pairsOf(
  field: Field,
  { ink, paper, accent }: BrandColours,
): { usual: Pair; judged: Pair[] } {
  const { light, dark, status } = surfaces({ ink, paper })
  const on = (colour: string): [Pair, Pair] => [
    { where: 'on paper', pair: [colour, paper] },
    { where: 'on quiet bands', pair: [colour, light.sand] },
  ]
  if (field === 'accent') return { usual: on(accent)[0], judged: on(accent) }
  if (field === 'paper')
    return {
      usual: { where: 'in the footer', pair: [dark.deep, paper] },
      judged: [
        { where: 'under error messages', pair: [status.danger, light.sand] },
        { where: 'under good news', pair: [status.success, light.sand] },
      ],
    }
  const further: Pair[] = [
    { where: 'on error messages', pair: [ink, status.dangerTint] },
    { where: 'on good news', pair: [ink, status.successTint] },
    { where: 'as the ground of light text', pair: [dark.lift, paper] },
  ]
  return { usual: on(ink)[0], judged: [...on(ink), ...further] }
}

function isReadable({ pair }: Pair): boolean {
  return contrast(...pair) >= TEXT_CONTRAST
}
