import { useReducer, useState } from 'react'

import { properties } from '#app/admin/api.ts'
import { readDraft, type DraftName } from '#app/admin/draft.ts'
import type { PhotoState } from '#app/admin/photos/photo.ts'
import { useUploads } from '#app/admin/photos/use-uploads.ts'
import { useSave } from '#app/admin/use-save.ts'
import { useUnsavedWork } from '#app/admin/use-unsaved-work.ts'
import type { Property } from '#domain/properties/property.ts'

import { emptyProperty, savedProperty, written, type KeptProperty } from './property-draft.ts'
import {
  changed,
  keptProperty,
  openWork,
  uploadCounts,
  type Place,
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

/** Everything that a property form holds and can do; `property` where there is one already. */
export function usePropertyForm(property: Property | undefined) {
  const name: DraftName = `property:${property?.id ?? 'new'}`
  const saved = property ? savedProperty(property) : emptyProperty()
  const since = property?.updated_at ?? null

  const [draft, setDraft] = useState(() => readDraft<KeptProperty>(name))
  const [work, change] = useReducer(changed, draft?.work ?? saved, openWork)
  const uploads = useUploads((key: string, state: PhotoState) =>
    change({ do: 'tell photo', key, state }),
  )
  const counts = uploadCounts(work)
  const kept = keptProperty(work)
  const underWay = counts.running + counts.failed > 0
  const unsaved = useUnsavedWork({ name, work: kept, saved, since, underWay })
  const saving = useSave(unsaved)

  return {
    work,
    change,
    counts,
    saving,
    draft,
    since,
    blocker: unsaved.blocker,
    retry: uploads.retry,
    addFiles: (to: Place, files: File[]) =>
      change({ do: 'add photos', to, photos: uploads.start(files) }),
    removePhoto: (key: string) => {
      uploads.stop(key)
      change({ do: 'remove photo', key })
    },
    removeFloor: (key: string) => {
      const floor = work.floors.find((floor) => floor.key === key)
      for (const photo of floor?.photos ?? []) uploads.stop(photo.key)
      change({ do: 'remove floor', key })
    },
    discardDraft: () => {
      change({ do: 'begin again', from: saved })
      setDraft(null)
    },
    save: () =>
      property
        ? saving.save(() => properties.update(property.id, written(kept)), UPDATED)
        : saving.save(() => properties.create(written(kept)), CREATED),
  }
}
