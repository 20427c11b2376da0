import { useId, type FormEvent } from 'react'

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
import { PreviewButtons } from '#app/admin/ui/preview-buttons.tsx'
import * as urls from '#app/urls.ts'
import { Field, TextInput } from '#app/ui/field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { photoUrl } from '#domain/photos/photo.ts'
import { POST_LABELS } from '#domain/posts/post-changes.ts'
import type { Post, PostId } from '#domain/posts/post.ts'

import { ArabicFields } from './arabic-fields.tsx'
import { BodyEditor } from './body-editor.tsx'
import { PhotoField } from './photo-field.tsx'
import { PostPreview } from './post-preview.tsx'
import { PublicationFields } from './publication-fields.tsx'
import { usePostForm, type PostFormControls, type PostWork } from './use-post-form.ts'

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
      note={[requirement(form, post), drafted.draft && DRAFT_RESTORED].filter(Boolean).join(' ')}
      reason={faults['body'] ?? form.editing.reason}
      otherSave={otherSave(post, form)}
    >
      <div className="wrap grid items-start gap-[clamp(2rem,4vw,4rem)] pt-page-top pb-page-end lg:grid-cols-2">
        <div className="min-w-0">
          <DraftNote
            {...drafted}
            missing={photo ? undefined : 'If you had chosen a new photo, please choose it again.'}
            titleOf={({ title }) => title}
            onDiscard={form.editing.discardDraft}
            onOpen={form.editing.openOther}
          />
          {post && <PostActions post={post} readUnsaved={form.readUnsaved} />}
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
          date={post?.status === 'published' ? post.date : undefined}
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

/** The second save button: saves a new post as a draft, or publishes one that is not public yet. */
function otherSave(post: Post | undefined, { save }: PostFormControls) {
  if (!post) return { label: 'Save draft', onClick: () => focusField(save('draft')) }
  if (post.status === 'published') return undefined
  return { label: 'Publish now', onClick: () => focusField(save('published')) }
}

function focusField(name: string | undefined): void {
  if (name) document.querySelector<HTMLElement>(`[data-field="${name}"]`)?.focus()
}

interface PostActionsProps {
  post: Post
  readUnsaved: PostFormControls['readUnsaved']
}

/** What can be done with a saved post beside changing it. */
function PostActions({ post: { id, status }, readUnsaved }: PostActionsProps) {
  return (
    <p className="mb-7 flex flex-wrap items-center gap-x-7 gap-y-1 text-small">
      {status === 'published' && <TextLink to={urls.post(id)}>View its page</TextLink>}
      <PreviewButtons path={`/api/posts/${id}`} readUnsaved={readUnsaved} />
      <TextLink to={urls.activityOf('post', id)}>History</TextLink>
    </p>
  )
}

const { seo_title: SEOtitle, photo: _, ...LABELS } = POST_LABELS

const POST_PARTS = Object.entries({ ...LABELS, SEOtitle } satisfies Record<
  keyof PostWork,
  string
>).map(([field, label]): WorkPart<PostWork> => {
  const name = field as keyof PostWork
  return {
    label,
    text: (work) => work[name],
    take: (from, into) => ({ ...into, [name]: from[name] }),
  }
})

interface PostFieldsProps {
  id: string
  form: PostFormControls
  currentPhoto: SavedPhoto | undefined
}

function PostFields({ id, form, currentPhoto }: PostFieldsProps) {
  const { work, faults } = form

  function submit(event: FormEvent) {
    event.preventDefault()
    focusField(form.save())
  }

  const inputProps = (field: keyof PostWork) => ({
    value: work[field],
    required: true,
    'data-field': field,
    onBlur: () => form.touch(field),
  })
  const textField = (label: string, field: keyof PostWork, className?: string) => (
    <Field label={label} name={field} error={faults[field]} className={className}>
      <TextInput
        {...inputProps(field)}
        onChange={({ target }) => form.write(field, target.value)}
      />
    </Field>
  )

  return (
    <form id={id} noValidate onSubmit={submit} className="form-grid">
      {textField('Title', 'title', 'col-span-full')}
      {textField('Author', 'author')}
      {textField('SEO title', 'SEOtitle')}
      <Field
        label="Metadescription"
        name="metadescription"
        error={faults['metadescription']}
        hint={<BodyHint />}
        className="col-span-full"
      >
        <BodyEditor
          {...inputProps('metadescription')}
          onWrite={(value) => form.write('metadescription', value)}
          onSessionOver={form.holdPhoto}
        />
      </Field>
      <ArabicFields form={form} />
      <PhotoField
        chosen={form.photo}
        current={currentPhoto}
        error={faults['photo'] ?? faults['photo_url']}
        onChoose={form.choosePhoto}
      />
      <PublicationFields form={form} />
    </form>
  )
}

/** The specification sets the field's label, which does not say that this is the text of the post. */
function BodyHint() {
  return (
    <>
      This is the text of the post, from its first line to its last; the first lines are its teaser
      on the blog. <MarksHint /> Lists, links and photos: see the buttons. A photo’s square brackets
      take what it shows, for people who cannot see it.
    </>
  )
}

function requirement({ work }: PostFormControls, post: Post | undefined): string {
  if (work.status === 'draft') return 'A draft needs a title only.'
  return post?.photo
    ? 'All fields but the Arabic ones are required; the photo may stay as it is.'
    : 'All fields but the Arabic ones are required.'
}
