import { useReducer, useState } from 'react'

import { properties } from '#app/admin/api.ts'
import { useUploads } from '#app/admin/photos/use-uploads.ts'
import { readDraft, useEditing } from '#app/admin/use-editing.ts'
import * as urls from '#app/urls.ts'
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
  to: urls.properties,
}
const UPDATED = {
  done: 'Property updated successfully!',
  failed: 'Failed to update property.',
  to: urls.admin,
}

/** The state and the actions of a property form; `property` is undefined for a new one. */
export function usePropertyForm(property: Property | undefined) {
  const name = `property:${property?.id ?? 'new'}` as const
  const saved = property ? draftOf(property) : emptyDraft()
  const since = property?.updated_at ?? null

  const [draft, setDraft] = useState(() => readDraft<PropertyDraft>(name))
  const [state, dispatch] = useReducer(propertyFormReducer, draft?.work ?? saved, openForm)
  const uploads = useUploads((key, state) => dispatch({ do: 'set upload state', key, state }))
  const counts = uploadCounts(state)
  const work = draftOfForm(state)
  const hasPendingWork = counts.running + counts.failed > 0
  const editing = useEditing({ name, work, saved, since, hasPendingWork })

  return {
    state,
    dispatch,
    counts,
    editing,
    draft,
    since,
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
        ? editing.save(() => properties.update(property.id, inputOf(work)), UPDATED)
        : editing.save(() => properties.create(inputOf(work)), CREATED),
  }
}

export type PropertyFormControls = ReturnType<typeof usePropertyForm>
