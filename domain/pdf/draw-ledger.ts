import { COLOUR, STYLE, sized } from './print-style.ts'
import type { Paper } from './canvas.server.ts'
import type { Amount, Fact } from './page-content.ts'
import { inOneLine, widthOf, type Style } from './text-layout.server.ts'

const HEIGHT = 62
const SMALLER = 0.58

interface Listed {
  price: Amount
  facts: readonly Fact[]
}

/** The ledger: hairlines, the price at the start, the rooms and the area after it. */
export function drawLedger(
  paper: Paper,
  { price, facts }: Listed,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  paper.rule(COLOUR.lineStrong, x, y, width)
  paper.rule(COLOUR.lineStrong, x, y + HEIGHT, width)
  const first = facts.length === 0 ? width : Math.max(width * 0.4, width - facts.length * 105)
  const column = (width - first) / Math.max(facts.length, 1)
  const { style, amount } = fittedFigure(price, first - 16)
  drawFigure(paper, { ...price, amount, unit: '' }, 'Price', style, x, y)
  for (const [at, { name, value, unit = '' }] of facts.entries()) {
    const start = x + first + at * column
    paper.upright(COLOUR.line, start, y + 10, HEIGHT - 20)
    drawFigure(paper, { currency: '', amount: value, unit }, name, STYLE.figure, start + 14, y)
  }
  return y + HEIGHT
}

interface Figure extends Amount {
  unit: string
}

function drawFigure(
  paper: Paper,
  { currency, amount, unit }: Figure,
  name: string,
  style: Style,
  x: number,
  y: number,
): void {
  const small = { ...sized(style, style.size * SMALLER), colour: COLOUR.inkSoft }
  paper.setBeside(
    'P',
    [
      ...(currency ? [{ style: small, text: `${currency} ` }] : []),
      { style, text: amount },
      ...(unit ? [{ style: small, text: ` ${unit}` }] : []),
    ],
    x,
    y + 32,
  )
  paper.set('P', STYLE.caption, [name], x, y + 41)
}

const SMALLEST = 9

/** A price is text and may be a long one. */
function fittedFigure({ currency, amount }: Amount, width: number) {
  for (let size = STYLE.price.size as number; ; size--) {
    const style = sized(STYLE.price, size)
    const left = width - widthOf(sized(style, size * SMALLER), `${currency} `)
    if (widthOf(style, amount) <= left) return { style, amount }
    if (size <= SMALLEST) return { style, amount: inOneLine(style, amount, left) }
  }
}
