import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { changedFields } from '#app/admin/changed-fields.ts'
import { useUploads } from '#app/admin/photos/use-uploads.ts'
import type { UploadState } from '#app/admin/photos/photo.ts'
import { post, put } from '#app/admin/request.ts'
import { useLeaveGuard } from '#app/admin/use-leave-guard.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import * as urls from '#app/urls.ts'
import { type Role } from '#domain/roles.ts'
import { PROFILE_FIELD_NAMES, type ProfileField } from '#domain/team/user-fields.ts'
import type { User } from '#domain/team/user.ts'

export interface ProfileWork extends Record<ProfileField, string> {
  role: Role
  photo: string
  position: string
  shown: boolean
  takes_enquiries: boolean
  away_from: string
  away_until: string
  stand_in_id: number | null
  location_ids: number[]
}

/** The state and actions of the form; without a person it adds one. */
export function useProfile(person: User | undefined) {
  const [initial, setInitial] = useState(() => workOf(person))
  const [work, setWork] = useState(initial)
  const { request, isLoading, send } = useRequest<User>()
  const navigate = useNavigate()
  const change = (part: Partial<ProfileWork>) => setWork((work) => ({ ...work, ...part }))
  const { upload, choosePhoto } = usePortrait((photo) => change({ photo }))
  const isUploading = upload?.state === 'uploading'
  const isUnsaved = isUploading || JSON.stringify(work) !== JSON.stringify(initial)
  const mayLeave = useRef(false)
  const blocker = useLeaveGuard(isUnsaved, mayLeave, { hasFormPerQuery: true })

  /**
   * Resolves to the first field of the form that the server refuses. What it refuses elsewhere is said
   * in a message.
   */
  async function save(isInForm: (field: string) => boolean): Promise<string | undefined> {
    const outcome = await send(() =>
      person
        ? put<User>(`/api/users/${person.id}`, inputOf(changedFields(initial, work)))
        : post<User>('/api/users', inputOf(work)),
    )
    if (outcome.state === 'failed') {
      const field = Object.keys(outcome.fields).find(isInForm)
      if (!field) toast.error(outcome.message)
      return field
    }
    if (outcome.state !== 'done') return undefined
    const saved = workOf(outcome.result)
    setInitial(saved)
    // What was typed since stays.
    setWork((current) => ({ ...saved, ...changedFields(work, current) }))
    toast.success('Profile saved.')
    mayLeave.current = true
    await navigate(`${urls.team}?person=${outcome.result.id}`, { preventScrollReset: true })
    mayLeave.current = false
  }

  return {
    work,
    change,
    upload,
    choosePhoto,
    removePhoto: () => {
      choosePhoto(undefined)
      change({ photo: '' })
    },
    isBusy: isLoading,
    isUploading,
    blocker,
    allowLeaving: () => {
      mayLeave.current = true
    },
    faults: request.state === 'failed' ? request.fields : {},
    save,
  }
}

export type ProfileControls = ReturnType<typeof useProfile>

/** The upload of the portrait that was chosen last. */
function usePortrait(onUploaded: (photo: string) => void) {
  const [upload, setUpload] = useState<UploadState>()
  const newest = useRef<string>(undefined)
  const uploads = useUploads((key, state) => {
    // The answer to an upload may have come in before it was cancelled.
    if (key !== newest.current) return
    setUpload(state)
    if (state.state === 'uploaded') onUploaded(state.file)
  })
  return {
    upload,
    choosePhoto: (file: File | undefined) => {
      if (newest.current) uploads.cancel(newest.current)
      const [started] = uploads.start(file ? [file] : [])
      newest.current = started?.key
      setUpload(started)
    },
  }
}

function inputOf({ position = '', ...rest }: Partial<ProfileWork>) {
  return { ...rest, ...(position.trim() !== '' && { position: Number(position) }) }
}

function workOf(person: User | undefined): ProfileWork {
  const texts = Object.fromEntries(
    PROFILE_FIELD_NAMES.map((name) => [name, person?.[name] ?? '']),
  ) as Record<ProfileField, string>
  return {
    ...texts,
    role: person?.role ?? 'agent',
    photo: person?.photo ?? '',
    position: person ? String(person.position) : '',
    shown: person?.shown ?? true,
    takes_enquiries: person?.takes_enquiries ?? true,
    away_from: person?.away_from ?? '',
    away_until: person?.away_until ?? '',
    stand_in_id: person?.stand_in_id ?? null,
    location_ids: person?.location_ids ?? [],
  }
}
