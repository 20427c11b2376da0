/** Dubai; a point outside it may be right, and is asked about. */
export const DUBAI = { west: 54.8, east: 56, south: 24.6, north: 25.6 }

/** The United Arab Emirates; a point outside them is most likely a mistake. */
export const EMIRATES = { west: 51.4, east: 56.5, south: 22.5, north: 26.3 }

export function isWithinBox(
  { west, east, south, north }: typeof DUBAI,
  { longitude, latitude }: { longitude: number; latitude: number },
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north
}
