import type { Point } from './point.ts'

/** A part of a map, by the degrees of its sides. */
export interface MapArea {
  west: number
  south: number
  east: number
  north: number
}

/** Dubai; a point outside it may be right, and is asked about. */
export const DUBAI: MapArea = { west: 54.8, east: 56, south: 24.6, north: 25.6 }

/** The United Arab Emirates; a point outside them is most likely a mistake. */
export const EMIRATES: MapArea = { west: 51.4, east: 56.5, south: 22.5, north: 26.3 }

export function isWithinBox(
  { west, east, south, north }: MapArea,
  { longitude, latitude }: Point,
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north
}

/** Whether a point is in the country once its numbers are swapped. */
export function isSwapped({ longitude, latitude }: Point): boolean {
  return isWithinBox(EMIRATES, { longitude: latitude, latitude: longitude })
}

const DEGREES = String.raw`-?\d{1,3}(?:\.\d{1,12})?`
const AREA = new RegExp(`^${[1, 2, 3, 4].map(() => `(${DEGREES})`).join(',')}$`)

/** Reads `west,south,east,north`; undefined where it is not that. */
export function readArea(text: string): MapArea | undefined {
  const [west = 0, south = 0, east = 0, north = 0] = AREA.exec(text)?.slice(1).map(Number) ?? []
  const isArea = west < east && south < north && Math.abs(west) <= 180 && Math.abs(east) <= 180
  return isArea && south >= -90 && north <= 90 ? { west, south, east, north } : undefined
}

/** As `readArea` reads it, to about a metre. */
export function writeArea({ west, south, east, north }: MapArea): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(5))).join(',')
}
