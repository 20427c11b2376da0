import { GripVertical, ImageOff, Trash2, X } from 'lucide-react'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'

import { TextButton } from '#app/admin/ui/text-button.tsx'
import { IconButton } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'

import { thumbnailUrl, type FormPhoto } from './photo.ts'

interface PhotoTileProps {
  photo: FormPhoto
  isCover: boolean
  /** Such as `photo 2 of 6`. */
  position: string
  /** The message of a failed upload. */
  failure: string
  /** The place and size while the tile is dragged. */
  floating: CSSProperties | undefined
  handle: ComponentProps<'button'>
  /** Notes below an uploaded photo. */
  children: ReactNode
  onRemove: () => void
  onRetry: () => void
}

/** One photo of a form: uploaded, uploading, or failed. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, isCover, floating } = props
  return (
    <div
      style={floating}
      className={classes(
        'relative flex h-full flex-col rounded-control border bg-paper-bright',
        photo.state === 'failed' ? 'border-danger' : 'border-line',
        floating &&
          'fixed! z-30 -rotate-1 shadow-lift outline-2 outline-brass-deep motion-reduce:rotate-0',
      )}
    >
      {isCover && (
        <p className="absolute start-2 top-2 z-1 rounded-control bg-ink px-2 py-1.5 text-xs leading-none font-strong text-paper">
          Main photo
        </p>
      )}
      {photo.state === 'uploaded' && <UploadedPhoto {...props} photo={photo} />}
      {photo.state === 'uploading' && <UploadingPhoto {...props} photo={photo} />}
      {photo.state === 'failed' && <FailedPhoto {...props} photo={photo} />}
    </div>
  )
}

interface TileProps<State extends FormPhoto['state']> extends PhotoTileProps {
  photo: Extract<FormPhoto, { state: State }>
}

function UploadedPhoto(props: TileProps<'uploaded'>) {
  const { photo, position, handle, children, onRemove } = props
  return (
    <>
      <Thumbnail src={photo.preview ?? thumbnailUrl(photo.file)} />
      <PhotoLabel>{photo.label}</PhotoLabel>
      {/* Above the notes, which load later: the buttons must not move when they appear. */}
      <div className="flex h-11 items-center justify-between px-0.5">
        <IconButton
          {...handle}
          bare
          label={`Reorder ${photo.label}, ${position}. Use the arrow keys to move`}
          className="cursor-grab touch-none text-ink-soft active:cursor-grabbing"
        >
          <GripVertical />
        </IconButton>
        <RemoveButton label={photo.label} onRemove={onRemove} />
      </div>
      {children}
    </>
  )
}

function UploadingPhoto({ photo, onRemove }: TileProps<'uploading'>) {
  const percent = Math.round(photo.sent * 100)
  return (
    <>
      <Thumbnail src={photo.preview} className="[&_img]:opacity-40" />
      <IconButton
        bare
        label={`Stop uploading ${photo.label}`}
        onClick={onRemove}
        data-remove
        className="absolute! end-1 top-1 bg-paper-bright"
      >
        <X />
      </IconButton>
      <div className="grid gap-2 px-3 pt-2.5 pb-3.5 text-caption text-ink-soft numerals">
        <p className="flex justify-between gap-2">
          <span>Uploading</span>
          <span>{percent}%</span>
        </p>
        <progress
          aria-label={`Uploading ${photo.label}`}
          value={percent}
          max={100}
          className="h-1 w-full appearance-none overflow-hidden rounded-round bg-sand-deep [&::-moz-progress-bar]:bg-brass-deep [&::-webkit-progress-bar]:bg-sand-deep [&::-webkit-progress-value]:bg-brass-deep"
        />
      </div>
    </>
  )
}

function FailedPhoto({ photo, failure, onRemove, onRetry }: TileProps<'failed'>) {
  return (
    <>
      <div className="relative grid aspect-4/3 place-items-center bg-sand text-danger before:absolute before:inset-3 before:border before:border-line">
        <ImageOff size={20} />
      </div>
      <PhotoLabel>{photo.label}</PhotoLabel>
      <p role="alert" className="px-3 pt-1 text-caption text-danger">
        <strong className="font-strong">{failure}</strong>
        <br />
        {photo.reason}
      </p>
      <div className="mt-auto flex items-center justify-between ps-1 pe-0.5">
        <TextButton danger onClick={onRetry} aria-label={`Try again: ${photo.label}`}>
          Try again
        </TextButton>
        <RemoveButton label={photo.label} onRemove={onRemove} />
      </div>
    </>
  )
}

function Thumbnail({ src, className }: { src: string; className?: string }) {
  return (
    <div className={classes('aspect-4/3 overflow-hidden bg-sand', className)}>
      <img src={src} alt="" loading="lazy" draggable={false} className="size-full object-cover" />
    </div>
  )
}

function PhotoLabel({ children }: { children: string }) {
  return <p className="truncate px-3 pt-2 text-caption leading-[1.3] text-ink-soft">{children}</p>
}

function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <IconButton
      bare
      label={`Remove ${label}`}
      onClick={onRemove}
      data-remove
      className="text-ink-soft hover:text-danger"
    >
      <Trash2 />
    </IconButton>
  )
}
