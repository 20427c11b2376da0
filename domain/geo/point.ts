export interface Point {
  longitude: number
  latitude: number
}

export const KM_PER_DEGREE = 111.2

/** In a straight line. Dubai is small enough for a flat map. */
export function distanceInKm(one: Point, other: Point): number {
  const narrower = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180)
  return (
    KM_PER_DEGREE *
    Math.hypot((one.longitude - other.longitude) * narrower, one.latitude - other.latitude)
  )
}
