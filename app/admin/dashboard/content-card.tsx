import { CircleAlert, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'

import { dayAndTime } from '#app/admin/dates.ts'
import { StatusChip } from '#app/admin/listings/status-chip.tsx'
import { thumbnailUrl } from '#app/admin/photos/photo.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { NoPicture } from '#app/ui/picture.tsx'
import { teaser } from '#domain/formatted-text.ts'
import type { Post } from '#domain/posts/post.ts'

export interface CardContent {
  photo: string | undefined
  title: string
  text: string
  /** The left and the right text of the line below: `Jane Doe` and `3 Mar 2026`. */
  footStart: string
  footEnd: string
  updateTo: string
  warning?: string | null
  /** A hint in grey, such as which Arabic texts are missing. */
  note?: string
  /** Set for a post that visitors do not see: its status, and when it will be published. */
  unpublished?: Pick<Post, 'status' | 'publish_at'> | undefined
}

type ContentCardProps = CardContent & { removing: boolean; onDelete: () => void }

// More than fits in the three lines of a card.
const MAX_TEXT_CHARACTERS = 240

export function ContentCard(props: ContentCardProps) {
  const { photo, title, text, footStart, footEnd, updateTo, removing, onDelete } = props
  const { warning, note, unpublished } = props
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      className="flex h-full flex-col rounded-control border border-line bg-paper-bright transition-colors duration-(--duration-quick) hover:border-line-strong"
    >
      <div className="grid grid-cols-[7.25rem_minmax(0,1fr)]">
        <Thumbnail photo={photo} />
        <h3
          id={id}
          tabIndex={-1}
          data-card-title
          dir="auto"
          className="mx-5 my-4.5 line-clamp-3 font-display text-title-4"
        >
          {title || 'Untitled'}
        </h3>
      </div>
      <div className="border-t border-line px-5 pt-4 pb-4">
        <p dir="auto" className="line-clamp-3 text-small text-ink-soft">
          {teaser(text, MAX_TEXT_CHARACTERS)}
        </p>
      </div>
      {unpublished && <UnpublishedState {...unpublished} />}
      {warning && (
        <p className="flex items-start gap-2 px-5 pb-3 text-label font-medium text-danger">
          <CircleAlert strokeWidth={1.5} className="mt-0.5 flex-none" />
          {warning}
        </p>
      )}
      {note && <p className="px-5 pb-3 text-label text-ink-mute numerals">{note}</p>}
      <p className="mt-auto flex justify-between gap-4 px-5 text-label numerals">
        <span dir="auto" className="font-medium">
          {footStart}
        </span>
        <span className="text-end text-ink-soft">{footEnd}</span>
      </p>
      <div className="mt-3.5 flex justify-between gap-1 border-t border-line py-3 ps-5 pe-3">
        <ButtonLink variant="ghost" size="s" to={updateTo} aria-describedby={id}>
          <Pencil />
          Update
        </ButtonLink>
        <Button
          variant="danger"
          size="s"
          busy={removing}
          busyLabel="Deleting"
          aria-describedby={id}
          onClick={onDelete}
        >
          <Trash2 />
          Delete
        </Button>
      </div>
    </article>
  )
}

function UnpublishedState({ status, publish_at }: NonNullable<CardContent['unpublished']>) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pb-3 text-caption text-ink-soft numerals">
      <StatusChip status={status} />
      {publish_at !== null && <span>{dayAndTime(publish_at)} in Dubai</span>}
    </p>
  )
}

function Thumbnail({ photo }: { photo: string | undefined }) {
  if (!photo) return <NoPicture className="min-h-29 text-caption!" />
  return (
    <div className="relative min-h-29 overflow-hidden bg-sand">
      <img
        src={thumbnailUrl(photo)}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  )
}
