import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { useUploads } from '#app/admin/photos/use-uploads.ts'
import type { UploadState } from '#app/admin/photos/photo.ts'
import { post, put } from '#app/admin/request.ts'
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
  const [work, setWork] = useState(() => workOf(person))
  const [upload, setUpload] = useState<UploadState>()
  const { request, isLoading, send } = useRequest<User>()
  const navigate = useNavigate()
  const change = (part: Partial<ProfileWork>) => setWork((work) => ({ ...work, ...part }))
  const newest = useRef<string>(undefined)
  const uploads = useUploads((key, state) => {
    // The answer to an upload may have come in before it was cancelled.
    if (key !== newest.current) return
    setUpload(state)
    if (state.state === 'uploaded') change({ photo: state.file })
  })

  function choosePhoto(file: File | undefined) {
    if (newest.current) uploads.cancel(newest.current)
    const [started] = uploads.start(file ? [file] : [])
    newest.current = started?.key
    setUpload(started)
  }

  /** Resolves to the first field that the server refuses. */
  async function save(): Promise<string | undefined> {
    const { position, role, ...rest } = work
    const input = {
      ...rest,
      ...(!person && { role }),
      ...(position.trim() !== '' && { position: Number(position) }),
    }
    const outcome = await send(() =>
      person ? put<User>(`/api/users/${person.id}`, input) : post<User>('/api/users', input),
    )
    if (outcome.state === 'failed') {
      const [field] = Object.keys(outcome.fields)
      if (!field) toast.error(outcome.message)
      return field
    }
    if (outcome.state !== 'done') return undefined
    toast.success('Profile saved.')
    await navigate(`${urls.team}?person=${outcome.result.id}`, { preventScrollReset: true })
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
    isUploading: upload?.state === 'uploading',
    faults: request.state === 'failed' ? request.fields : {},
    save,
  }
}

export type ProfileControls = ReturnType<typeof useProfile>

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
