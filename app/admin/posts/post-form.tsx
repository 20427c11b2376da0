import { useId, useRef, type FormEvent } from 'react'

import { DraftNote, DRAFT_RESTORED, EditorPage } from '#app/admin/ui/editor-page.tsx'
import { MarksHint } from '#app/admin/ui/marks-hint.tsx'
import * as urls from '#app/urls.ts'
import { Field, TextInput } from '#app/ui/field.tsx'
import { photoUrl } from '#domain/photos/photo.ts'
import type { Post, PostChange } from '#domain/posts/post.ts'

import { BodyEditor } from './body-editor.tsx'
import { PhotoField } from './photo-field.tsx'
import { PostPreview } from './post-preview.tsx'
import { usePostForm } from './use-post-form.ts'

/** Creates a post, or updates the given one. */
export function PostForm({ post }: { post?: Post }) {
  const form = usePostForm(post)
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const { work, faults, photo } = form

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
      {...form.editing}
      title={post ? 'Update Post' : 'Create Post'}
      backTo={urls.admin}
      form={id}
      note={[post ? REQUIRED_BUT_PHOTO : REQUIRED, form.draft && DRAFT_RESTORED]
        .filter(Boolean)
        .join(' ')}
      reason={faults['body']}
    >
      <div className="wrap grid items-start gap-[clamp(2rem,4vw,4rem)] pt-page-top pb-page-end lg:grid-cols-2">
        <div className="min-w-0">
          {form.draft && (
            <DraftNote
              draft={form.draft}
              since={form.since}
              missing="A photo has to be chosen again."
              onDiscard={form.discardDraft}
            />
          )}
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
