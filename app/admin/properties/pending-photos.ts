import { useEffect, useEffectEvent, type Dispatch } from 'react'

import { takeHeldFiles, type HeldFile } from '#app/admin/held-files.ts'
import type { useUploads } from '#app/admin/photos/use-uploads.ts'
import type { useEditing } from '#app/admin/use-editing.ts'

import type {
  PropertyFormAction,
  PropertyFormState,
  uploadCounts,
} from './property-form-reducer.ts'

/** The photos of a form that its draft cannot store. */
export function pendingPhotos(
  { photos, floors }: PropertyFormState,
  fileOf: (key: string) => File | undefined,
): HeldFile[] {
  const lists = [{ floor: null, photos }, ...floors.map(({ photos }, floor) => ({ floor, photos }))]
  return lists.flatMap(({ floor, photos }) =>
    photos.flatMap(({ key, text, state }, place) => {
      const file = state === 'uploaded' ? undefined : fileOf(key)
      return file ? [{ file, text, floor, place }] : []
    }),
  )
}

interface PendingPhotosOptions {
  storageKey: string
  state: PropertyFormState
  counts: ReturnType<typeof uploadCounts>
  uploads: ReturnType<typeof useUploads>
  editing: Pick<ReturnType<typeof useEditing>, 'logInAgain'>
  dispatch: Dispatch<PropertyFormAction>
}

/**
 * Leads to the login when an upload finds that the session is over; after it, back in the form, the
 * photos that were not uploaded are in their places again and are uploaded.
 */
export function usePendingPhotos(options: PendingPhotosOptions): void {
  const { isSessionOver } = options.counts

  const resume = useEffectEvent(() => {
    const { storageKey, state, uploads, dispatch } = options
    for (const pending of takeHeldFiles(storageKey)) {
      const floor = pending.floor === null ? undefined : state.floors[pending.floor]
      const photos = uploads.start([pending.file])
      dispatch({ do: 'add photos', to: floor ? { floor: floor.key } : 'main', photos })
      for (const { key } of photos) {
        if (pending.text) dispatch({ do: 'describe photo', key, text: pending.text })
        dispatch({ do: 'move photo', key, to: pending.place })
      }
    }
  })
  useEffect(() => resume(), [])

  const logInAgain = useEffectEvent(() => void options.editing.logInAgain())
  useEffect(() => {
    if (isSessionOver) logInAgain()
  }, [isSessionOver])
}
