import { useState } from 'react'

import type { Point } from '#domain/geo/point.ts'

/** The two numbers of a point, as they are typed. */
export interface TypedPoint {
  latitude: string
  longitude: string
}

/** Undefined where a number is missing, or is none. */
export function pointOf({ latitude, longitude }: TypedPoint): Point | undefined {
  if (latitude.trim() === '' || longitude.trim() === '') return undefined
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  const isPoint = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180
  return isPoint ? point : undefined
}

/** To about a metre. */
export function typedPoint({ latitude, longitude }: Point): TypedPoint {
  const typed = (degrees: number) => String(Number(degrees.toFixed(5)))
  return { latitude: typed(latitude), longitude: typed(longitude) }
}

/** Latitude and longitude, as map pages copy them: `25.0805, 55.1403`. */
export function readPoint(text: string): TypedPoint | undefined {
  const [, latitude, longitude] = /^\s*(-?\d+\.?\d*)\s*,\s*(-?\d+\.?\d*)\s*$/.exec(text) ?? []
  return latitude && longitude ? { latitude, longitude } : undefined
}

export function pointText({ latitude, longitude }: TypedPoint): string {
  return `${latitude}, ${longitude}`
}

/** Whether the point that is typed now was confirmed, though it is doubtful. */
export function usePointConfirmation(typed: TypedPoint) {
  const [confirmed, setConfirmed] = useState<string>()
  return {
    isConfirmed: confirmed === pointText(typed),
    confirm: (point: TypedPoint) => setConfirmed(pointText(point)),
  }
}

type Faults = Record<string, string>

/** What the server refuses, without its question about a point that was changed since. */
export function useCurrentFaults(faults: Faults, typed: TypedPoint): Faults {
  const point = pointText(typed)
  const [asked, setAsked] = useState<{ faults: Faults; point: string }>()
  if (!('point_confirmed' in faults)) return faults
  if (asked?.faults !== faults) {
    setAsked({ faults, point })
    return faults
  }
  if (asked.point === point) return faults
  const { latitude: _question, point_confirmed: _confirmation, ...others } = faults
  return others
}
