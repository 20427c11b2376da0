import { useState } from 'react'

import type { Base } from '#app/admin/drafts.ts'
import { holdFiles, takeHeldFiles } from '#app/admin/held-files.ts'
import * as api from '#app/admin/request.ts'
import type { Versioned } from '#app/admin/request.ts'
import { useDraft, useEditing } from '#app/admin/use-editing.ts'
import * as urls from '#app/urls.ts'
import { dubaiText } from '#domain/posts/post-changes.ts'
import { toDubaiInput, type PostStatus } from '#domain/posts/post-status.ts'
import { missingIn, postChange, type ArabicField, type Post } from '#domain/posts/post.ts'
import { problemsByField } from '#domain/fields.ts'

import type { ChosenPhoto } from './photo-field.tsx'

/** What the form holds, as typed. */
export interface PostWork extends Record<ArabicField, string> {
  title: string
  author: string
  SEOtitle: string
  metadescription: string
  status: PostStatus
  /** `2026-03-01T14:30` in Dubai's time; only of a scheduled post. */
  publish_at: string
}

const EMPTY: PostWork = {
  title: '',
  author: '',
  SEOtitle: '',
  metadescription: '',
  title_ar: '',
  author_ar: '',
  seo_title_ar: '',
  metadescription_ar: '',
  status: 'published',
  publish_at: '',
}

/** The state and actions of the post form; `edited` is undefined for a new one. */
export function usePostForm(edited: Versioned<Post> | undefined) {
  const saved = baseOf(edited)
  const drafted = useDraft<PostWork>('post', edited?.state.id)
  const [work, setWork] = useState(drafted.draft?.work ?? saved.work)
  const { photo, choosePhoto, holdPhoto } = useChosenPhoto(drafted.storageKey)
  const hasPhoto = photo !== undefined || Boolean(edited?.state.photo)
  const faults = useFaults(work, hasPhoto)
  const path = `/api/posts/${edited?.state.id}`
  const editing = useEditing({
    ...drafted,
    work,
    saved,
    hasPendingWork: photo !== undefined,
    fetchSaved: async () => baseOf(await api.getVersioned<Post>(path)),
    replace: (work) => {
      setWork(work)
      faults.forgetStatus()
    },
    onSessionOver: holdPhoto,
  })

  /** Sends the post, or returns the name of the first invalid field. */
  function save(status = work.status): string | undefined {
    const first = faults.check(status)
    if (first) return first
    const sent = withStatus(work, status)
    const file = photo && { [edited ? 'photo' : 'photo_url']: photo.file }
    const form = api.formOf({ ...sent, ...file })
    const call = (version?: string) =>
      edited ? api.put(path, form, version) : api.post('/api/posts', form)
    const isNewOnSite = !edited && status === 'published'
    void editing.save(call, isNewOnSite ? urls.blog : urls.admin, savedMessage(sent))
  }

  return {
    work,
    photo,
    drafted,
    editing,
    faults: { ...editing.faults, ...faults.visible },
    write: (field: keyof PostWork, value: string) => {
      setWork((work) => ({ ...work, [field]: value }))
      if (field === 'status') faults.forgetStatus()
    },
    touch: faults.touch,
    choosePhoto,
    holdPhoto,
    save,
    /** What a preview of the unsaved work shows; undefined where all is saved. */
    readUnsaved: photo || editing.isUnsaved ? () => previewOf(work, photo) : undefined,
  }
}

export type PostFormControls = ReturnType<typeof usePostForm>

/** What hinders saving. A field is checked only once it was left, then with every key. */
function useFaults(work: PostWork, hasPhoto: boolean) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  // A button may save with another status than the chosen one, which then needs more fields.
  const [tried, setTried] = useState<PostStatus>()
  const faultsWith = (status: PostStatus) => faultsOf(withStatus(work, status), hasPhoto)
  const visible = Object.entries(faultsWith(tried ?? work.status)).filter(([field]) =>
    touched.has(field),
  )
  return {
    visible: Object.fromEntries(visible),
    touch: (field: string) => setTouched((touched) => new Set(touched).add(field)),
    /** Shows what hinders saving with this status, and returns the first invalid field. */
    check: (status: PostStatus): string | undefined => {
      setTouched(new Set([...Object.keys(work), 'photo']))
      setTried(status)
      return Object.keys(faultsWith(status))[0]
    },
    forgetStatus: () => setTried(undefined),
  }
}

function withStatus(work: PostWork, status: PostStatus): PostWork {
  return { ...work, status, publish_at: status === 'scheduled' ? work.publish_at : '' }
}

/** The photo that was chosen but not saved yet. It is held while the user logs in again. */
function useChosenPhoto(storageKey: string) {
  const [photo, setPhoto] = useState(() => chosenPhoto(takeHeldFiles(storageKey)[0]?.file))
  return {
    photo,
    choosePhoto: (file: File | undefined) => {
      if (photo) URL.revokeObjectURL(photo.url)
      setPhoto(chosenPhoto(file))
    },
    holdPhoto: () => photo && holdFiles(storageKey, [{ file: photo.file, floor: null, place: 0 }]),
  }
}

function savedMessage({ status, publish_at }: PostWork): string | undefined {
  if (status === 'draft') return 'Draft saved.'
  if (status === 'scheduled') return `It will be published on ${dubaiText(`${publish_at}+04:00`)}.`
  return undefined
}

/** Uploads the chosen photo, which the server does not have yet, so that the preview can show it. */
async function previewOf(work: PostWork, photo: ChosenPhoto | undefined): Promise<object> {
  const { status: _, publish_at: __, ...texts } = work
  if (!photo) return texts
  const form = api.formOf({ photo: photo.file })
  const { filename } = await api.post<{ filename: string }>('/api/upload', form)
  return { ...texts, photo: filename }
}

function chosenPhoto(file: File | undefined): ChosenPhoto | undefined {
  return file && { file, url: URL.createObjectURL(file) }
}

function baseOf(edited: Versioned<Post> | undefined): Base<PostWork> {
  if (!edited) return { work: EMPTY, version: null }
  const { title, author, seo_title, metadescription, status, publish_at } = edited.state
  const { title_ar, author_ar, seo_title_ar, metadescription_ar } = edited.state
  const work = {
    title,
    author,
    SEOtitle: seo_title,
    // Multipart forms send a line break as two characters; a text area holds one.
    metadescription: metadescription.replaceAll('\r\n', '\n'),
    title_ar,
    author_ar,
    seo_title_ar,
    metadescription_ar: metadescription_ar.replaceAll('\r\n', '\n'),
    status,
    publish_at: publish_at === null ? '' : toDubaiInput(publish_at),
  }
  return { work, version: edited.version }
}

function faultsOf(work: PostWork, hasPhoto: boolean): Record<string, string> {
  const parsed = postChange.safeParse(work)
  if (!parsed.success) return problemsByField(parsed.error.issues)
  const { status } = work
  const faults = missingIn(parsed.data, status)
  if (status !== 'draft' && !hasPhoto) faults['photo'] = 'Please choose a photo.'
  if (status === 'scheduled' && work.publish_at === '')
    faults['publish_at'] = 'Please choose when it is to be published.'
  return faults
}
