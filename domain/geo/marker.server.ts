import { createHmac } from 'node:crypto'

import { isAshore, isInSea } from './dubai-land.ts'
import { distanceInKm, KM_PER_DEGREE, type Point } from './point.ts'

/**
 * All homes in a cell get the same marker. If each had its own, the average of the markers of one
 * building would reveal where it is.
 */
const CELL_DEGREES = 0.001

const MIN_KM = 0.2
const MAX_KM = 0.45

/** A marker within this distance of a community's point counts as inside the community. */
const COMMUNITY_KM = 0.7

const ATTEMPTS = 64

/**
 * The point that visitors see instead of a home's true one, to protect the seller's privacy. It is some
 * hundred metres away and, where possible, on land and within the community. It cannot be traced back
 * without the secret. The same place always gets the same point.
 */
export function obscurePoint(point: Point, community: Point | undefined, secret: string): Point {
  const cell = { longitude: toCell(point.longitude), latitude: toCell(point.latitude) }
  const reach = community && Math.max(COMMUNITY_KM, distanceInKm(cell, community))
  const isWithinCommunity = (moved: Point) =>
    !community || !reach || distanceInKm(moved, community) <= reach
  const moved = Array.from({ length: ATTEMPTS }, (_, attempt) => move(cell, secret, attempt))
  const inside = moved.filter(isWithinCommunity)
  return (
    inside.find((one) => isAshore(one) !== false) ??
    inside.find((one) => !isInSea(one)) ??
    inside[0] ??
    move(cell, secret, 0)
  )
}

function toCell(degrees: number): number {
  return Number((Math.round(degrees / CELL_DEGREES) * CELL_DEGREES).toFixed(3))
}

/** To about a metre. */
function move({ longitude, latitude }: Point, secret: string, attempt: number): Point {
  const digest = createHmac('sha256', secret).update(`${longitude} ${latitude} ${attempt}`).digest()
  const [one, other] = [digest.readUInt32BE(0) / 2 ** 32, digest.readUInt32BE(4) / 2 ** 32]
  const angle = one * 2 * Math.PI
  const degrees = (MIN_KM + other * (MAX_KM - MIN_KM)) / KM_PER_DEGREE
  const narrower = Math.cos((latitude * Math.PI) / 180)
  return {
    longitude: Number((longitude + (degrees * Math.cos(angle)) / narrower).toFixed(5)),
    latitude: Number((latitude + degrees * Math.sin(angle)).toFixed(5)),
  }
}
