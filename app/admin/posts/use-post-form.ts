import { useState } from 'react'

import { posts } from '#app/admin/api.ts'
import { readDraft, type DraftName } from '#app/admin/draft.ts'
import { useSave } from '#app/admin/use-save.ts'
import { useUnsavedWork } from '#app/admin/use-unsaved-work.ts'
import { problemsByField } from '#domain/fields.ts'
import { postChange, type Post, type PostChange } from '#domain/posts/post.ts'

const CREATED = {
  done: 'Post created successfully!',
  failed: 'Failed to create post.',
  to: '/blog',
}
const UPDATED = {
  done: 'Post updated successfully!',
  failed: 'Failed to update post.',
  to: '/admin',
}
const EMPTY: PostChange = { title: '', author: '', SEOtitle: '', metadescription: '' }

export interface ChosenPhoto {
  file: File
  url: string
}

/** Everything that a post form holds and can do; `post` where there is one already. */
export function usePostForm(post: Post | undefined) {
  const name: DraftName = `post:${post?.id ?? 'new'}`
  const saved = post ? savedPost(post) : EMPTY
  const since = post?.updated_at ?? null

  const [draft, setDraft] = useState(() => readDraft<PostChange>(name))
  const [work, setWork] = useState(draft?.work ?? saved)
  const [photo, setPhoto] = useState<ChosenPhoto>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const unsaved = useUnsavedWork({ name, work, saved, since, underWay: photo !== undefined })
  const saving = useSave(unsaved)

  const faults = faultsOf(work, photo !== undefined || post !== undefined)
  const shown = Object.entries(faults).filter(([field]) => left.has(field))

  function choosePhoto(file: File | undefined) {
    if (photo) URL.revokeObjectURL(photo.url)
    setPhoto(file && { file, url: URL.createObjectURL(file) })
  }

  return {
    work,
    photo,
    draft,
    since,
    saving,
    blocker: unsaved.blocker,
    /** A fault is told once its field has been left, and from then on with every key. */
    faults: { ...saving.faults, ...Object.fromEntries(shown) },
    write: (field: keyof PostChange, value: string) =>
      setWork((work) => ({ ...work, [field]: value })),
    leave: (field: string) => setLeft((left) => new Set(left).add(field)),
    choosePhoto,
    discardDraft: () => {
      setWork(saved)
      setDraft(null)
    },
    /** The name of the first field that keeps the post from being sent, if one does. */
    save: (): string | undefined => {
      setLeft(new Set([...Object.keys(work), 'photo']))
      const [first] = Object.keys(faults)
      if (first) return first
      const file = photo?.file
      if (post) void saving.save(() => posts.update(post.id, work, file), UPDATED)
      else if (file) void saving.save(() => posts.create(work, file), CREATED)
    },
  }
}

function savedPost({ title, author, seo_title, metadescription }: Post): PostChange {
  // A form field counts a line break as one character; multipart forms send two.
  const body = metadescription.replaceAll('\r\n', '\n')
  return { title, author, SEOtitle: seo_title, metadescription: body }
}

function faultsOf(work: PostChange, hasPhoto: boolean): Record<string, string> {
  const parsed = postChange.safeParse(work)
  const faults = parsed.success ? {} : problemsByField(parsed.error.issues)
  return hasPhoto ? faults : { ...faults, photo: 'Please choose a photo.' }
}
