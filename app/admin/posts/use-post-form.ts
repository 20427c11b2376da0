import { useState } from 'react'

import { posts } from '#app/admin/api.ts'
import { useDraft, useEditing } from '#app/admin/use-editing.ts'
import * as urls from '#app/urls.ts'
import { problemsByField } from '#domain/fields.ts'
import { postChange, type Post, type PostChange } from '#domain/posts/post.ts'

const EMPTY: PostChange = { title: '', author: '', SEOtitle: '', metadescription: '' }

export interface ChosenPhoto {
  file: File
  url: string
}

/** The state and actions of the post form; `post` is undefined for a new one. */
export function usePostForm(post: Post | undefined) {
  const saved = post ? savedPost(post) : EMPTY
  const drafted = useDraft<PostChange>('post', post)
  const [work, setWork] = useState(drafted.draft?.work ?? saved)
  const [photo, setPhoto] = useState<ChosenPhoto>()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const hasPendingWork = photo !== undefined
  const editing = useEditing({ ...drafted, work, saved, hasPendingWork })

  const faults = faultsOf(work, photo !== undefined || post !== undefined)
  const visibleFaults = Object.entries(faults).filter(([field]) => touched.has(field))

  function choosePhoto(file: File | undefined) {
    if (photo) URL.revokeObjectURL(photo.url)
    setPhoto(file && { file, url: URL.createObjectURL(file) })
  }

  return {
    work,
    photo,
    drafted,
    editing,
    /** A field is checked only once it was left, then with every key. */
    faults: { ...editing.faults, ...Object.fromEntries(visibleFaults) },
    write: (field: keyof PostChange, value: string) =>
      setWork((work) => ({ ...work, [field]: value })),
    touch: (field: string) => setTouched((touched) => new Set(touched).add(field)),
    choosePhoto,
    discardDraft: () => {
      setWork(saved)
      drafted.closeDraft()
    },
    /** Sends the post, or returns the name of the first invalid field. */
    save: (): string | undefined => {
      setTouched(new Set([...Object.keys(work), 'photo']))
      const [first] = Object.keys(faults)
      if (first) return first
      const file = photo?.file
      if (post) void editing.save(() => posts.update(post.id, work, file), urls.admin)
      else if (file) void editing.save(() => posts.create(work, file), urls.blog)
    },
  }
}

function savedPost({ title, author, seo_title, metadescription }: Post): PostChange {
  // Multipart forms send a line break as two characters; a text area holds one.
  const body = metadescription.replaceAll('\r\n', '\n')
  return { title, author, SEOtitle: seo_title, metadescription: body }
}

function faultsOf(work: PostChange, hasPhoto: boolean): Record<string, string> {
  const parsed = postChange.safeParse(work)
  const faults = parsed.success ? {} : problemsByField(parsed.error.issues)
  return hasPhoto ? faults : { ...faults, photo: 'Please choose a photo.' }
}
