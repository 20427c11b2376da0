import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { changedFields } from '#app/admin/changed-fields.ts'
import { usePointConfirmation, type TypedPoint } from '#app/admin/place-picker/typed-point.ts'
import { post, put } from '#app/admin/request.ts'
import { useLeaveGuard } from '#app/admin/use-leave-guard.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import type { PlaceTable } from '#domain/places/place.ts'

import { placesUrl, type EditedPlace } from './place-lists.ts'

export interface PlaceWork {
  name: string
  name_ar: string
  other_names: string[]
  /** An other name that is being typed. */
  typedName: string
  kind: string
  longitude: string
  latitude: string
  about: string
  about_ar: string
}

/** The state and actions of the form; without a place it adds one. */
export function usePlace(table: PlaceTable, place: EditedPlace | undefined) {
  const [initial] = useState(() => workOf(place))
  const [work, setWork] = useState(initial)
  const { request, isLoading, send } = useRequest<EditedPlace>()
  const navigate = useNavigate()
  const { isConfirmed, confirm } = usePointConfirmation(work)
  const isUnsaved = JSON.stringify(work) !== JSON.stringify(initial)
  const mayLeave = useRef(false)
  const blocker = useLeaveGuard(isUnsaved, mayLeave, { hasFormPerQuery: true })
  const change = (part: Partial<PlaceWork>) => setWork((work) => ({ ...work, ...part }))

  /** Resolves to the first field that the server refuses. */
  async function save(point_confirmed = isConfirmed): Promise<string | undefined> {
    const input = {
      ...(place ? changedInput(table, initial, work) : inputOf(table, work)),
      ...(point_confirmed && { point_confirmed }),
    }
    const outcome = await send(() =>
      place
        ? put<EditedPlace>(`/api/${table}/${place.id}`, input)
        : post<EditedPlace>(`/api/${table}`, input),
    )
    if (outcome.state === 'failed') {
      const [field] = Object.keys(outcome.fields)
      if (!field) toast.error(outcome.message)
      return field
    }
    if (outcome.state !== 'done') return undefined
    toast.success(`${outcome.result.name} was saved.`)
    mayLeave.current = true
    await navigate(placesUrl(table), { preventScrollReset: true })
  }

  const faults = request.state === 'failed' ? request.fields : {}
  return {
    work,
    change,
    isBusy: isLoading,
    blocker,
    allowLeaving: () => {
      mayLeave.current = true
    },
    faults,
    save: () => save(),
    pick: (point: TypedPoint, isConfirmed: boolean) => {
      change(point)
      if (isConfirmed) confirm(point)
    },
    /** Saves with the point that the server asked about. */
    confirmPoint: () => {
      confirm(work)
      return save(true)
    },
  }
}

export type PlaceControls = ReturnType<typeof usePlace>

/** All other names, with the one that is still being typed. */
export function namesWithTyped({ other_names, typedName }: PlaceWork): string[] {
  const typed = typedName
    .split(/[,;]/)
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  return [...new Set([...other_names, ...typed])]
}

/** Both numbers of a point belong together, also where only one of them was changed. */
function changedInput(table: PlaceTable, initial: PlaceWork, work: PlaceWork) {
  const changed = changedFields(inputOf(table, initial), inputOf(table, work))
  const { longitude, latitude } = work
  return 'longitude' in changed || 'latitude' in changed
    ? { ...changed, longitude, latitude }
    : changed
}

function inputOf(table: PlaceTable, work: PlaceWork) {
  const { name, name_ar, kind, longitude, latitude, about, about_ar } = work
  const shared = { name, name_ar, other_names: namesWithTyped(work) }
  return table === 'categories'
    ? { ...shared, kind }
    : { ...shared, longitude, latitude, about, about_ar }
}

function workOf(place: EditedPlace | undefined): PlaceWork {
  const isLocation = place && 'longitude' in place
  return {
    name: place?.name ?? '',
    name_ar: place?.name_ar ?? '',
    other_names: place?.other_names ?? [],
    typedName: '',
    kind: place && 'kind' in place ? place.kind : '',
    longitude: isLocation ? String(place.longitude ?? '') : '',
    latitude: isLocation ? String(place.latitude ?? '') : '',
    about: isLocation ? place.about : '',
    about_ar: isLocation ? place.about_ar : '',
  }
}
