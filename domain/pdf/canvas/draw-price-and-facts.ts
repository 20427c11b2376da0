import type { PropertyFact, PrintedPrice } from '#domain/pdf/page-content.ts'

import type { Canvas } from './canvas.server.ts'
import { COLOUR, STYLE, withSize, type TextStyle, type Box } from './print-style.ts'
import { printLanguage, printWords } from './print-look.server.ts'
import { textWidth, truncateToLine } from './text-layout.server.ts'

const HEIGHT = 62
/** The size of a currency or a unit, relative to the number beside it. */
const UNIT_SCALE = 0.58
const MIN_PRICE_SIZE = 9

/** Draws a row between two lines: the price, then rooms and area. Returns where it ends. */
export function drawPriceAndFacts(
  canvas: Canvas,
  { price, facts }: { price: PrintedPrice; facts: readonly PropertyFact[] },
  { x, y, width }: Omit<Box, 'height'>,
): number {
  canvas.drawHorizontalLine(COLOUR.lineStrong, x, y, width)
  canvas.drawHorizontalLine(COLOUR.lineStrong, x, y + HEIGHT, width)
  const priceWidth = facts.length === 0 ? width : Math.max(width * 0.4, width - facts.length * 105)
  const factWidth = (width - priceWidth) / Math.max(facts.length, 1)
  const { style, amount } = fitPrice(price, priceWidth - 16)
  const { currency, period: unit = '' } = price
  drawNumber(canvas, { name: printWords().price, currency, value: amount, unit }, style, x, y)
  for (const [index, fact] of facts.entries()) {
    const start = x + priceWidth + index * factWidth
    canvas.drawVerticalLine(COLOUR.line, start, y + 10, HEIGHT - 20)
    drawNumber(canvas, fact, STYLE.number, start + 14, y)
  }
  return y + HEIGHT
}

function drawNumber(
  canvas: Canvas,
  { name, currency, value, unit }: PropertyFact & { currency?: string },
  style: TextStyle,
  x: number,
  y: number,
): void {
  const small = { ...withSize(style, style.size * UNIT_SCALE), colour: COLOUR.inkSoft }
  const isBefore = printLanguage() === 'en'
  const parts = [
    ...(currency && isBefore ? [{ style: small, text: `${currency} ` }] : []),
    { style, text: value },
    ...(currency && !isBefore ? [{ style: small, text: ` ${currency}` }] : []),
    ...(unit ? [{ style: small, text: ` ${unit}` }] : []),
  ]
  canvas.drawRow('P', parts, x, y + 32)
  canvas.drawLines('P', STYLE.caption, [name], x, y + 41)
}

/** A price is free text and may be long: it is drawn smaller, and truncated at the smallest size. */
function fitPrice({ currency, amount, period = '' }: PrintedPrice, width: number) {
  for (let size = STYLE.price.size as number; ; size--) {
    const style = withSize(STYLE.price, size)
    const room = width - textWidth(withSize(style, size * UNIT_SCALE), `${currency} ${period} `)
    if (textWidth(style, amount) <= room) return { style, amount }
    if (size <= MIN_PRICE_SIZE) return { style, amount: truncateToLine(style, amount, room) }
  }
}
