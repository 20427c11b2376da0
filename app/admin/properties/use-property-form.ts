import { useReducer, useState } from 'react'

import { properties } from '#app/admin/api.ts'
import { readDraft, type DraftName } from '#app/admin/draft.ts'
import { useUploads } from '#app/admin/photos/use-uploads.ts'
import { useSave } from '#app/admin/use-save.ts'
import { useUnsavedWork } from '#app/admin/use-unsaved-work.ts'
import type { Property } from '#domain/properties/property.ts'

import { draftOf, emptyDraft, inputOf, type PropertyDraft } from './property-draft.ts'
import {
  draftOfForm,
  openForm,
  propertyFormReducer,
  uploadCounts,
  type PhotoTarget,
} from './property-form-reducer.ts'

const CREATED = {
  done: 'Property created successfully!',
  failed: 'Failed to create property.',
  to: '/properties',
}
const UPDATED = {
  done: 'Property updated successfully!',
  failed: 'Failed to update property.',
  to: '/admin',
}

/** The state and the actions of a property form; `property` is undefined for a new one. */
export function usePropertyForm(property: Property | undefined) {
  const name: DraftName = `property:${property?.id ?? 'new'}`
  const saved = property ? draftOf(property) : emptyDraft()
  const since = property?.updated_at ?? null

  const [draft, setDraft] = useState(() => readDraft<PropertyDraft>(name))
  const [state, dispatch] = useReducer(propertyFormReducer, draft?.work ?? saved, openForm)
  const uploads = useUploads((key, state) => dispatch({ do: 'set upload state', key, state }))
  const counts = uploadCounts(state)
  const work = draftOfForm(state)
  const underWay = counts.running + counts.failed > 0
  const unsaved = useUnsavedWork({
    name,
    work,
    saved,
    savedVersion: since,
    hasPendingWork: underWay,
  })
  const saving = useSave(unsaved)

  return {
    state,
    dispatch,
    counts,
    saving,
    draft,
    since,
    blocker: unsaved.blocker,
    retryUpload: uploads.retry,
    addFiles: (to: PhotoTarget, files: File[]) =>
      dispatch({ do: 'add photos', to, photos: uploads.start(files) }),
    removePhoto: (key: string) => {
      uploads.cancel(key)
      dispatch({ do: 'remove photo', key })
    },
    removeFloor: (key: string) => {
      const floor = state.floors.find((floor) => floor.key === key)
      for (const photo of floor?.photos ?? []) uploads.cancel(photo.key)
      dispatch({ do: 'remove floor', key })
    },
    discardDraft: () => {
      dispatch({ do: 'reset', to: saved })
      setDraft(null)
    },
    save: () =>
      property
        ? saving.save(() => properties.update(property.id, inputOf(work)), UPDATED)
        : saving.save(() => properties.create(inputOf(work)), CREATED),
  }
}

export type PropertyFormControls = ReturnType<typeof usePropertyForm>
