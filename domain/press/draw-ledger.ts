import { COLOUR, STYLE, sized } from './house-style.ts'
import type { Paper } from './paper.server.ts'
import type { Amount, Fact } from './sheet.ts'
import { widthOf, type Style } from './typeset.server.ts'

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
  const figure = fittedFigure(price, first - 16)
  drawFigure(paper, { ...price, unit: '' }, 'Price', figure, x, y)
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

/** A price is text and may be a long one. */
function fittedFigure({ currency, amount }: Amount, width: number): Style {
  for (let size = STYLE.price.size as number; size > 8; size--) {
    const style = sized(STYLE.price, size)
    const taken = widthOf(style, amount) + widthOf(sized(style, size * SMALLER), `${currency} `)
    if (taken <= width) return style
  }
  return sized(STYLE.price, 8)
}
