import { useDeferredValue, useId, useRef, useState, type FormEvent } from 'react'

import { DraftNote, DRAFT_RESTORED, EditorPage, MarksHint } from '#app/admin/ui/editor-page.tsx'
import * as urls from '#app/urls.ts'
import { Field, TextInput } from '#app/ui/field.tsx'
import { formatDay } from '#app/ui/format.ts'
import { FormattedText } from '#app/ui/formatted-text.tsx'
import { photoUrl } from '#domain/photos/photo.ts'
import type { Post, PostChange } from '#domain/posts/post.ts'

import { BodyEditor } from './body-editor.tsx'
import { PhotoField } from './photo-field.tsx'
import { usePostForm } from './use-post-form.ts'

/** Creates a post, or updates the given one. */
export function PostForm({ post }: { post?: Post }) {
  const form = usePostForm(post)
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const { work, faults, photo, drafted } = form

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
  const textInput = (field: keyof PostChange) => (
    <TextInput {...inputProps(field)} onChange={({ target }) => form.write(field, target.value)} />
  )

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
            missing="A photo has to be chosen again."
            onDiscard={form.discardDraft}
          />
          <form ref={element} id={id} noValidate onSubmit={submit} className="form-grid">
            <Field label="Title" name="title" error={faults['title']} className="col-span-full">
              {textInput('title')}
            </Field>
            <Field label="Author" name="author" error={faults['author']}>
              {textInput('author')}
            </Field>
            <Field label="SEO title" name="SEOtitle" error={faults['SEOtitle']}>
              {textInput('SEOtitle')}
            </Field>
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
              chosen={photo}
              current={post?.photo || undefined}
              error={faults['photo'] ?? faults['photo_url']}
              onChoose={form.choosePhoto}
            />
          </form>
        </div>
        <PostPreview
          work={work}
          date={post?.date}
          photo={photo?.url ?? (post?.photo ? photoUrl(post.photo) : undefined)}
        />
      </div>
    </EditorPage>
  )
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
