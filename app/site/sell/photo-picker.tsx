import { useCallback, useId, useRef } from 'react'

import { useWords } from '#app/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PHOTO_TYPES } from '#domain/photos/photo.ts'
import { useHydrated } from '#app/islands/use-hydrated.ts'

import { formatFileSize } from './file-size.ts'
import { fileKey, limitsSentence } from './photos.ts'
import { useFileDrop } from './use-file-drop.ts'
import { WORDS } from './words.ts'

interface PhotoPickerProps {
  photos: readonly File[]
  refusals: readonly string[]
  /** True during the upload: photos cannot be added or removed. */
  busy: boolean
  onAdd: (files: File[]) => void
  onRemove: (photo: File) => void
}

/** Selects photos by drag and drop or from the device; without JavaScript a plain file field. */
export function PhotoPicker({ photos, refusals, busy, onAdd, onRemove }: PhotoPickerProps) {
  const words = useWords(WORDS)
  const [id, limitsId] = [useId(), useId()]
  const button = useRef<HTMLButtonElement>(null)
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const { isDraggedOver, handlers } = useFileDrop({ disabled: busy, onFiles: onAdd })

  function removePhoto(photo: File) {
    onRemove(photo)
    button.current?.focus()
  }

  return (
    <fieldset {...handlers} className="col-span-full flex min-w-0 flex-col gap-1.75">
      <Legend id={id} />
      <div
        className={classes(
          'flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-control border border-dashed border-control bg-paper-bright p-6 transition-colors duration-(--duration-quick) hover:border-solid hover:border-ink hover:bg-paper',
          isDraggedOver &&
            'border-solid! border-ink! bg-paper! outline-2 -outline-offset-4 outline-brass-deep',
        )}
      >
        <Prompt />
        <input
          ref={input}
          type="file"
          name="file"
          tabIndex={isHydrated ? -1 : 0}
          disabled={busy}
          onChange={({ target }) => {
            onAdd([...(target.files ?? [])])
            // The files are in our list; clearing the input lets the same file be chosen again.
            target.value = ''
          }}
          accept={PHOTO_TYPES.join()}
          multiple
          aria-labelledby={id}
          aria-describedby={limitsId}
          className="sr-only noscript:not-sr-only noscript:min-h-target noscript:w-full"
        />
        <Button
          ref={button}
          variant="ghost"
          size="s"
          disabled={busy}
          aria-describedby={limitsId}
          onClick={() => input.current?.click()}
          className="noscript:hidden"
        >
          {words.chooseFiles}
        </Button>
      </div>
      <Limits id={limitsId} />
      <Refusals sentences={refusals} />
      <ChosenPhotos photos={photos} busy={busy} onRemove={removePhoto} />
    </fieldset>
  )
}

function Legend({ id }: { id: string }) {
  const words = useWords(WORDS)
  return (
    <legend id={id} className="mb-1.75 text-label leading-[1.35] font-strong">
      {words.photos} <span className="font-normal text-ink-mute">{words.optional}</span>
    </legend>
  )
}

/** How to add photos. Touch screens get a sentence without dragging. */
function Prompt() {
  const words = useWords(WORDS)
  return (
    <p className="flex items-center gap-4 noscript:hidden">
      <Icon name="image-up" size={20} className="flex-none" />
      <span className="pointer-coarse:hidden">{words.dragPhotos}</span>
      <span className="hidden pointer-coarse:inline">{words.choosePhotos}</span>
    </p>
  )
}

function Limits({ id }: { id: string }) {
  return (
    <p id={id} className="text-label leading-[1.45] text-ink-mute">
      {limitsSentence(useWords(WORDS))}
    </p>
  )
}

type ChosenPhotosProps = Pick<PhotoPickerProps, 'photos' | 'busy' | 'onRemove'>

/** Of each chosen photo: thumbnail, name, size, and a remove button. */
function ChosenPhotos({ photos, busy, onRemove }: ChosenPhotosProps) {
  const words = useWords(WORDS)
  if (photos.length === 0) return null
  return (
    <ul aria-label={words.chosenPhotos} className="mt-3 border-b border-line">
      {photos.map((photo) => (
        <li
          key={fileKey(photo)}
          className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-3.5 border-t border-line text-small"
        >
          <Thumbnail photo={photo} />
          <span dir="auto" className="max-w-full justify-self-start truncate">
            {photo.name}
          </span>
          <span className="text-caption text-ink-mute numerals">
            {formatFileSize(photo.size, words.units)}
          </span>
          <button
            type="button"
            disabled={busy}
            aria-label={words.removePhoto(photo.name)}
            onClick={() => onRemove(photo)}
            className="min-h-target px-2 text-label font-strong quiet-link hover:decoration-current disabled:text-ink-mute"
          >
            {words.remove}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ photo }: { photo: File }) {
  const setSource = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(photo)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [photo],
  )
  return <img ref={setSource} alt="" decoding="async" className="h-9 w-12 bg-sand object-cover" />
}

function Refusals({ sentences }: { sentences: readonly string[] }) {
  const words = useWords(WORDS)
  return (
    <div aria-live="assertive">
      {sentences.length > 0 && (
        <ul aria-label={words.refused} className="grid gap-1.5">
          {sentences.map((sentence) => (
            <li
              key={sentence}
              className="flex items-start gap-1.5 text-label leading-[1.4] font-medium text-danger"
            >
              <Icon name="alert" stroke={1.5} className="mt-px flex-none" />
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
