import { useReducer, useState, type Dispatch } from 'react'
import { useSearchParams } from 'react-router'

import type { Base } from '#app/admin/drafts.ts'
import { fetchFileNames, type FileNames, type PhotoActions } from '#app/admin/photos/photo.ts'
import { holdFiles } from '#app/admin/held-files.ts'
import { useUploads } from '#app/admin/photos/use-uploads.ts'
import { usePointConfirmation, type TypedPoint } from '#app/admin/place-picker/typed-point.ts'
import { getVersioned, post, put, type Versioned } from '#app/admin/request.ts'
import { useDraft, useEditing } from '#app/admin/use-editing.ts'
import { openInTab } from '#app/admin/ui/open-in-tab.ts'
import * as urls from '#app/urls.ts'
import type { Property, PropertyId } from '#domain/properties/property.ts'

import {
  draftOf,
  emptyDraft,
  inputOf,
  type PropertyDraft,
  type PropertyInput,
} from './property-draft.ts'
import {
  draftOfForm,
  openForm,
  propertyFormReducer,
  uploadCounts,
  type PhotoTarget,
  type PropertyFormAction,
} from './property-form-reducer.ts'
import { pendingPhotos, usePendingPhotos } from './pending-photos.ts'

/** The state and the actions of a property form; `edited` is undefined for a new one. */
export function usePropertyForm(edited: EditedProperty | undefined) {
  const saved = baseOf(edited)
  const drafted = useDraft<PropertyDraft>('property', edited?.state.id)
  const [state, dispatch] = useReducer(
    propertyFormReducer,
    drafted.draft?.work ?? saved.work,
    openForm,
  )
  const uploads = useUploads((key, state) => dispatch({ do: 'set upload state', key, state }))
  const counts = uploadCounts(state)
  const work = draftOfForm(state)
  const listingsUrl = useListingsUrl()
  const editing = useEditing({
    ...drafted,
    work,
    saved,
    hasPendingWork: counts.running + counts.failed > 0,
    fetchSaved: async () => baseOf(await fetchEdited(edited?.state.id ?? 0)),
    replace: (work) => dispatch({ do: 'reset', to: work }),
    onSessionOver: () => holdFiles(drafted.storageKey, pendingPhotos(state, uploads.fileOf)),
  })
  usePendingPhotos({ storageKey: drafted.storageKey, uploads, dispatch, counts, editing, state })

  const send = (input: PropertyInput) => (version?: string) =>
    edited ? put(pathOf(edited), input, version) : post('/api/properties', input)

  const saving = useSaving(state.fields, dispatch, (as, confirmation) => {
    const input = { ...inputOf(work), ...confirmation }
    if (as === 'draft') return editing.save(send(input), listingsUrl ?? urls.admin, 'Draft saved.')
    if (as === 'previewed draft') return openInTab(() => savePreviewed(editing.save, input))
    if (input.status === 'draft') input.status = 'published'
    return editing.save(send(input), edited ? (listingsUrl ?? urls.admin) : urls.properties)
  })

  return {
    state,
    dispatch,
    counts,
    editing,
    drafted,
    addFiles: (to: PhotoTarget, files: File[]) =>
      dispatch({ do: 'add photos', to, photos: uploads.start(files) }),
    photoActions: photoActions(dispatch, uploads),
    removeFloor: (key: string) => {
      const floor = state.floors.find((floor) => floor.key === key)
      for (const photo of floor?.photos ?? []) uploads.cancel(photo.key)
      dispatch({ do: 'remove floor', key })
    },
    /** What the form would save; undefined where it is saved already. */
    unsaved: editing.isUnsaved ? inputOf(work) : undefined,
    ...saving,
  }
}

const pathOf = ({ state }: EditedProperty) => `/api/properties/${state.id}`

type SaveAs = 'published' | 'draft' | 'previewed draft'

/** Saves a new listing as a draft, opens its form, and returns the address of its preview. */
async function savePreviewed(
  save: ReturnType<typeof useEditing>['save'],
  input: PropertyInput,
): Promise<string | undefined> {
  const saved = await save(
    () => post<Property>('/api/properties', { ...input, status: 'draft' }),
    ({ id }) => urls.updateProperty(id),
    'Saved as a draft, which its preview shows.',
  )
  if (!saved) return undefined
  const preview = post<{ url: string }>(`/api/properties/${saved.id}/preview`, {})
  return preview.then(
    ({ url }) => url,
    () => undefined,
  )
}

/** The ways to save, each with or without the confirmation that a doubtful point is right. */
function useSaving(
  fields: TypedPoint,
  dispatch: Dispatch<PropertyFormAction>,
  saveAs: (as: SaveAs, confirmation: Pick<PropertyInput, 'point_confirmed'>) => Promise<unknown>,
) {
  const { isConfirmed, confirm } = usePointConfirmation(fields)
  const [lastSaveAs, setLastSaveAs] = useState<SaveAs>('published')

  function save(as: SaveAs) {
    setLastSaveAs(as)
    return saveAs(as, isConfirmed ? { point_confirmed: true } : {})
  }

  return {
    /** Saves; a draft is published. */
    publish: () => save('published'),
    saveDraft: () => save('draft'),
    saveAndPreview: () => save('previewed draft'),
    /** Repeats the last save, and confirms the point that the server asked about. */
    saveConfirmed: () => {
      confirm(fields)
      return saveAs(lastSaveAs, { point_confirmed: true })
    },
    pickPoint: (fields: TypedPoint, isConfirmed: boolean) => {
      dispatch({ do: 'set fields', fields })
      if (isConfirmed) confirm(fields)
    },
  }
}

function photoActions(
  dispatch: Dispatch<PropertyFormAction>,
  uploads: ReturnType<typeof useUploads>,
): PhotoActions {
  return {
    describe: (key, text) => dispatch({ do: 'describe photo', key, text }),
    move: (key, to) => dispatch({ do: 'move photo', key, to }),
    remove: (key) => {
      uploads.cancel(key)
      dispatch({ do: 'remove photo', key })
    },
    retry: uploads.retry,
  }
}

/** The page of the table from which the form was opened; undefined where it was not. */
export function useListingsUrl(): string | undefined {
  const from = useSearchParams()[0].get('from')
  return from?.startsWith(urls.listings) ? from : undefined
}

/** A saved property with what the files of its photos were called. */
export interface EditedProperty extends Versioned<Property> {
  fileNames: FileNames
}

export async function fetchEdited(id: PropertyId | string): Promise<EditedProperty> {
  const { state, version } = await getVersioned<Property>(`/api/properties/${id}`)
  const fileNames = await fetchFileNames([...state.photos, ...state.floor_photos.flat()])
  return { state, version, fileNames }
}

function baseOf(edited: EditedProperty | undefined): Base<PropertyDraft> {
  return edited
    ? { work: draftOf(edited.state, edited.fileNames), version: edited.version }
    : { work: emptyDraft(), version: null }
}

export type PropertyFormControls = ReturnType<typeof usePropertyForm>
