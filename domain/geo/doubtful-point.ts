import { isInSea } from './dubai-land.ts'
import { EMIRATES, isSwapped, isWithinBox } from './map-boxes.ts'
import type { Point } from './point.ts'

/** What is asked before a point is stored; undefined where it is plausible. */
export function questionAbout(point: Point): string | undefined {
  if (isInSea(point)) return 'This point is in the sea. Is it right?'
  if (isWithinBox(EMIRATES, point)) return undefined
  return isSwapped(point)
    ? 'Latitude and longitude look swapped. Is this point right?'
    : 'This point is outside the United Arab Emirates. Is it right?'
}

/** What is wrong with a point, by field. One that is doubtful needs a confirmation. */
export function pointProblems(
  point: Point,
  { isConfirmed = false }: { isConfirmed: boolean | undefined },
): Record<string, string> {
  const question = isConfirmed ? undefined : questionAbout(point)
  if (question === undefined) return {}
  return { latitude: question, point_confirmed: 'Must be true where the point is right.' }
}
