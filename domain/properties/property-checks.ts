import { pointProblems } from '#domain/geo/doubtful-point.ts'

import type { Property, PropertyChange } from './property.ts'

type Checked = Pick<
  Property,
  'minarea' | 'maxarea' | 'permit_expires_on' | 'latitude' | 'longitude'
>

/**
 * What is wrong with a property after a change, by field: what one field alone cannot tell, or what
 * depends on the day. What the change leaves as it was is not judged.
 */
export function problemsOf(
  change: PropertyChange,
  stored: Checked | undefined,
  today: string,
): Record<string, string> {
  const after = { ...stored, ...withoutUndefined(change) } as Partial<Checked>
  const isChanged = (...names: (keyof Checked)[]) =>
    names.some((name) => after[name] !== stored?.[name])
  const { minarea, maxarea, permit_expires_on: lastDay, latitude, longitude } = after
  const problems: Record<string, string> = {}
  if (minarea != null && maxarea != null && minarea > maxarea && isChanged('minarea', 'maxarea'))
    problems['maxarea'] = 'Must not be smaller than the min area.'
  if (lastDay && lastDay < today && isChanged('permit_expires_on') && !change.undo)
    problems['permit_expires_on'] = 'This day has passed.'
  if (latitude != null && longitude != null && isChanged('latitude', 'longitude'))
    Object.assign(
      problems,
      pointProblems({ latitude, longitude }, { isConfirmed: change.point_confirmed }),
    )
  return problems
}

function withoutUndefined(change: PropertyChange): PropertyChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
