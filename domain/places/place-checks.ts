import { pointProblems } from '#domain/geo/doubtful-point.ts'
import { Invalid } from '#domain/problem.ts'

import { areaSlug } from './area-slug.ts'
import type { PlaceChange, PlaceTable } from './place.ts'

interface NamedPlace {
  id: number
  name: string
  other_names: string[]
  longitude?: number | null | undefined
  latitude?: number | null | undefined
}

const MAX_OTHER_NAMES = 30

/** Refuses a name that another has, too many other names, and a point that is not whole or not confirmed. */
export function check(
  table: PlaceTable,
  change: PlaceChange,
  row: NamedPlace | undefined,
  all: readonly NamedPlace[],
): void {
  const others = all.filter(({ id }) => id !== row?.id)
  const faults = {
    name:
      change.name === undefined
        ? undefined
        : (nameFault(change.name, others) ??
          (table === 'locations' ? addressFault(change.name, row, others) : undefined)),
    other_names: otherNamesFault(change.other_names ?? [], row, others),
    ...pointFaults(change, row),
  }
  const found = Object.entries(faults).filter(([, fault]) => fault !== undefined)
  if (found.length > 0) throw new Invalid(Object.fromEntries(found) as Record<string, string>)
}

/** Whether two names are the same but for their letter case. */
export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function otherNamesFault(
  names: readonly string[],
  row: NamedPlace | undefined,
  others: readonly NamedPlace[],
): string | undefined {
  // A place may have got more by a merge: it keeps them, and only gets no further ones.
  if (names.length > Math.max(MAX_OTHER_NAMES, row?.other_names.length ?? 0))
    return `There may be ${MAX_OTHER_NAMES} other names.`
  return names.map((name) => nameFault(name, others)).find((fault) => fault !== undefined)
}

function nameFault(name: string, others: readonly NamedPlace[]): string | undefined {
  const same = others.find((other) => sameName(other.name, name))
  if (same) return `There is already “${same.name}”.`
  const alias = others.find(({ other_names }) => other_names.some((one) => sameName(one, name)))
  return alias && `“${name}” is already an other name of ${alias.name}.`
}

/** Each community has a page at the address of its name. */
function addressFault(
  name: string,
  row: NamedPlace | undefined,
  others: readonly NamedPlace[],
): string | undefined {
  const slug = areaSlug({ id: row?.id ?? 0, name })
  // Two that already share an address can still be edited.
  if (row && areaSlug(row) === slug) return undefined
  const same = others.find((other) => areaSlug(other) === slug)
  return same && `The page of “${same.name}” has the same address.`
}

/** A point has both numbers, or neither. What the change leaves as it was is not judged. */
function pointFaults(change: PlaceChange, row: NamedPlace | undefined): Record<string, string> {
  if (change.longitude === undefined && change.latitude === undefined) return {}
  const { longitude = row?.longitude ?? null, latitude = row?.latitude ?? null } = change
  if (longitude === null && latitude === null) return {}
  if (latitude === null) return { latitude: 'A point on the map needs both numbers.' }
  if (longitude === null) return { longitude: 'A point on the map needs both numbers.' }
  if (longitude === row?.longitude && latitude === row.latitude) return {}
  return pointProblems({ longitude, latitude }, { isConfirmed: change.point_confirmed })
}
