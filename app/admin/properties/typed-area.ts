import { SQUARE_FEET_PER_SQUARE_METRE } from '#domain/units.ts'

/** The unit in which areas are typed; they are stored in square metres. */
export type AreaUnit = 'm2' | 'ft'

/** A typed area in square metres, to the hundredth, as text. What is no number stays as it is. */
export function inSquareMetres(typed: string, unit: AreaUnit): string {
  return convert(typed, unit, 1 / SQUARE_FEET_PER_SQUARE_METRE, 2)
}

/** A stored area in the unit of the form, in whole square feet. */
export function inUnit(squareMetres: string, unit: AreaUnit): string {
  return convert(squareMetres, unit, SQUARE_FEET_PER_SQUARE_METRE, 0)
}

function convert(text: string, unit: AreaUnit, factor: number, decimals: number): string {
  const number = Number(text)
  if (unit === 'm2' || text.trim() === '' || !Number.isFinite(number)) return text
  return String(Number((number * factor).toFixed(decimals)))
}
