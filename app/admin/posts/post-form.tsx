import { useDeferredValue, useId, useRef, useState, type FormEvent } from 'react'

import type { Base } from '#app/admin/drafts.ts'
import { holdFiles, takeHeldFiles } from '#app/admin/held-files.ts'
import * as api from '#app/admin/request.ts'
import {
  fetchFileNames,
  labelOf,
  type FileNames,
  type SavedPhoto,
} from '#app/admin/photos/photo.ts'
import type { Versioned } from '#app/admin/request.ts'
import { ConflictDialog, type WorkPart } from '#app/admin/ui/conflict-dialog.tsx'
import { DraftNote, DRAFT_RESTORED, EditorPage, MarksHint } from '#app/admin/ui/editor-page.tsx'
import { useDraft, useEditing } from '#app/admin/use-editing.ts'
import * as urls from '#app/urls.ts'
import { Field, TextInput } from '#app/ui/field.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import { FormattedText } from '#app/ui/formatted-text.tsx'
import { problemsByField } from '#domain/fields.ts'
import { photoUrl } from '#domain/photos/photo.ts'
import { postChange, type Post, type PostChange, type PostId } from '#domain/posts/post.ts'

import { BodyEditor } from './body-editor.tsx'
import { PhotoField, type ChosenPhoto } from './photo-field.tsx'

/** A saved post with what the file of its photo was called. */
interface EditedPost extends Versioned<Post> {
  fileNames: FileNames
}

export async function fetchEdited(id: PostId | string): Promise<EditedPost> {
  const { state, version } = await api.getVersioned<Post>(`/api/posts/${id}`)
  return { state, version, fileNames: await fetchFileNames(state.photo ? [state.photo] : []) }
}

export function PostForm({ edited }: { edited: EditedPost | undefined }) {
  const form = usePostForm(edited)
  const post = edited?.state
  const id = useId()
  const { work, faults, photo, drafted } = form
  return (
    <EditorPage
      title={post ? 'Update Post' : 'Create Post'}
      backTo={urls.admin}
      form={id}
      editing={form.editing}
      note={[post ? REQUIRED_BUT_PHOTO : REQUIRED, drafted.draft && DRAFT_RESTORED]
        .filter(Boolean)
        .join(' ')}
      reason={faults['body']}
    >
      <div className="wrap grid items-start gap-[clamp(2rem,4vw,4rem)] pt-page-top pb-page-end lg:grid-cols-2">
        <div className="min-w-0">
          <DraftNote
            {...drafted}
            missing={photo ? undefined : 'A photo has to be chosen again.'}
            titleOf={({ title }) => title}
            onDiscard={form.discardDraft}
            onOpen={form.editing.openOther}
          />
          <PostFields
            id={id}
            form={form}
            currentPhoto={
              post?.photo
                ? { file: post.photo, label: labelOf(post.photo, edited?.fileNames) }
                : undefined
            }
          />
        </div>
        <PostPreview
          work={work}
          date={post?.date}
          photo={photo?.url ?? (post?.photo ? photoUrl(post.photo) : undefined)}
        />
      </div>
      <ConflictDialog
        conflict={form.editing.conflict}
        parts={POST_PARTS}
        onResolve={form.editing.resolve}
      />
    </EditorPage>
  )
}

const POST_PARTS = Object.entries({
  title: 'Title',
  author: 'Author',
  SEOtitle: 'SEO title',
  metadescription: 'Metadescription',
} satisfies Record<keyof PostChange, string>).map(([field, label]): WorkPart<PostChange> => {
  const name = field as keyof PostChange
  return {
    label,
    text: (work) => work[name],
    take: (from, into) => ({ ...into, [name]: from[name] }),
  }
})

interface PostFieldsProps {
  id: string
  form: ReturnType<typeof usePostForm>
  currentPhoto: SavedPhoto | undefined
}

function PostFields({ id, form, currentPhoto }: PostFieldsProps) {
  const element = useRef<HTMLFormElement>(null)
  const { work, faults } = form

  function submit(event: FormEvent) {
    event.preventDefault()
    const invalid = form.save()
    if (invalid) element.current?.querySelector<HTMLElement>(`[data-field="${invalid}"]`)?.focus()
  }

  const inputProps = (field: keyof PostChange) => ({
    value: work[field],
    required: true,
    'data-field': field,
    onBlur: () => form.touch(field),
  })
  const textField = (label: string, field: keyof PostChange, className?: string) => (
    <Field label={label} name={field} error={faults[field]} className={className}>
      <TextInput
        {...inputProps(field)}
        onChange={({ target }) => form.write(field, target.value)}
      />
    </Field>
  )

  return (
    <form ref={element} id={id} noValidate onSubmit={submit} className="form-grid">
      {textField('Title', 'title', 'col-span-full')}
      {textField('Author', 'author')}
      {textField('SEO title', 'SEOtitle')}
      <Field
        label="Metadescription"
        name="metadescription"
        error={faults['metadescription']}
        hint={<MarksHint />}
        className="col-span-full"
      >
        <BodyEditor
          {...inputProps('metadescription')}
          onWrite={(value) => form.write('metadescription', value)}
        />
      </Field>
      <PhotoField
        chosen={form.photo}
        current={currentPhoto}
        error={faults['photo'] ?? faults['photo_url']}
        onChoose={form.choosePhoto}
      />
    </form>
  )
}

const EMPTY: PostChange = { title: '', author: '', SEOtitle: '', metadescription: '' }

/** The state and actions of the post form; `edited` is undefined for a new one. */
function usePostForm(edited: Versioned<Post> | undefined) {
  const saved = baseOf(edited)
  const drafted = useDraft<PostChange>('post', edited?.state.id)
  const [work, setWork] = useState(drafted.draft?.work ?? saved.work)
  const [photo, setPhoto] = useState(() => chosenPhoto(takeHeldFiles(drafted.storageKey)[0]?.file))
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const hasPendingWork = photo !== undefined
  const path = `/api/posts/${edited?.state.id}`
  const editing = useEditing({
    ...drafted,
    work,
    saved,
    hasPendingWork,
    fetchSaved: async () => baseOf(await api.getVersioned<Post>(path)),
    replace: setWork,
    onSessionOver: () =>
      photo && holdFiles(drafted.storageKey, [{ file: photo.file, floor: null, place: 0 }]),
  })

  const faults = faultsOf(work, photo !== undefined || edited !== undefined)
  const visibleFaults = Object.entries(faults).filter(([field]) => touched.has(field))

  function choosePhoto(file: File | undefined) {
    if (photo) URL.revokeObjectURL(photo.url)
    setPhoto(chosenPhoto(file))
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
      setWork(saved.work)
      drafted.closeDraft()
    },
    /** Sends the post, or returns the name of the first invalid field. */
    save: (): string | undefined => {
      setTouched(new Set([...Object.keys(work), 'photo']))
      const [first] = Object.keys(faults)
      if (first) return first
      const file = photo?.file
      if (edited) {
        const form = api.formOf({ ...work, ...(file && { photo: file }) })
        void editing.save((version) => api.put(path, form, version), urls.admin)
      } else if (file) {
        const form = api.formOf({ ...work, photo_url: file })
        void editing.save(() => api.post('/api/posts', form), urls.blog)
      }
    },
  }
}

function chosenPhoto(file: File | undefined): ChosenPhoto | undefined {
  return file && { file, url: URL.createObjectURL(file) }
}

function baseOf(edited: Versioned<Post> | undefined): Base<PostChange> {
  if (!edited) return { work: EMPTY, version: null }
  const { title, author, seo_title, metadescription } = edited.state
  // Multipart forms send a line break as two characters; a text area holds one.
  const body = metadescription.replaceAll('\r\n', '\n')
  const work = { title, author, SEOtitle: seo_title, metadescription: body }
  return { work, version: edited.version }
}

function faultsOf(work: PostChange, hasPhoto: boolean): Record<string, string> {
  const parsed = postChange.safeParse(work)
  const faults = parsed.success ? {} : problemsByField(parsed.error.issues)
  return hasPhoto ? faults : { ...faults, photo: 'Please choose a photo.' }
}

const REQUIRED = 'All fields are required.'
const REQUIRED_BUT_PHOTO = 'All fields are required; the photo may stay as it is.'

interface PostPreviewProps {
  work: PostChange
  /** When it was published; undefined if it is not yet. */
  date: string | undefined
  photo: string | undefined
}

/** The post as readers will see it, updated while it is written. */
function PostPreview({ work, date, photo }: PostPreviewProps) {
  const { title, author, metadescription } = useDeferredValue(work)
  const [today] = useState(() => new Date().toISOString())
  return (
    <section
      aria-labelledby="preview-title"
      className="rounded-control border border-line-strong lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]"
    >
      <header className="flex min-h-13 items-center justify-between border-b border-line px-5 py-2">
        <h2 id="preview-title" className="text-small leading-none font-strong">
          Preview
        </h2>
        <span className="text-caption text-ink-mute">Updates as you write</span>
      </header>
      <div className="px-[clamp(1.25rem,2.5vw,2.25rem)] pt-8 pb-10">
        <p className="text-caption text-ink-mute numerals">{formatDay(date ?? today)}</p>
        <p className="mt-2 font-display text-title-1 text-balance wrap-break-word">
          {title || 'Title'}
        </p>
        <p className="mt-2 text-small text-ink-soft">{author || 'Author'}</p>
        <div className="mt-5 mb-6 grid aspect-2/1 place-items-center overflow-hidden bg-sand text-small text-ink-mute">
          {photo ? (
            <img src={photo} alt="" className="size-full object-cover" />
          ) : (
            'No Image Available'
          )}
        </div>
        <FormattedText text={metadescription} className="wrap-break-word" />
      </div>
    </section>
  )
}
