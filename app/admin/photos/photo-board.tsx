import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { classes } from '#app/ui/classes.ts'
import type { SeenPhoto } from '#domain/properties/photo-advice/photo-advice.ts'

import type { FormPhoto, PhotoText } from './photo.ts'
import { PhotoNotes } from './photo-notes.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { useReorder } from './use-reorder.ts'

export interface PhotoBoardProps {
  /** What the list is called, such as "Main photos". */
  name: string
  photos: FormPhoto[]
  /** Whether the first photo is the cover. */
  cover?: boolean
  failure: 'Error uploading file' | 'Error uploading floor photo'
  className: string
  /** Of the listing, for the words that are suggested. */
  listing: { title: string; location: string }
  /** What the coach knows of the photos, by their files, where it is asked. */
  seen?: Record<string, SeenPhoto>
  onDescribe: (key: string, words: PhotoText) => void
  /** A tile after the last photo. */
  last?: ReactNode
  onMove: (key: string, to: number) => void
  onRemove: (key: string) => void
  onRetry: (key: string) => void
}

/** Photos in the order in which they will be shown; each can be moved, removed and sent again. */
export function PhotoBoard(props: PhotoBoardProps) {
  const { name, photos, cover = false, failure, className, last } = props
  const [said, say] = useState('')
  const { list, shown, dragged, handle } = useReorder(photos, move)

  function move({ key, label }: FormPhoto, to: number) {
    props.onMove(key, to)
    const place = `${label} is now photo ${to + 1} of ${photos.length}.`
    say(cover && to === 0 ? `${place} It is the main photo.` : place)
  }

  function remove({ key, label }: FormPhoto) {
    const at = photos.findIndex((photo) => photo.key === key)
    flushSync(() => {
      props.onRemove(key)
      say(`${label} removed.`)
    })
    focusAfterRemoval(list.current, at)
  }

  return (
    <>
      <ul
        ref={list}
        aria-label={`${name}, in order`}
        hidden={photos.length === 0 && !last}
        className={classes('grid grid-cols-2 gap-3 lg:gap-4', className)}
      >
        {photos.map((photo) => {
          const at = shown.indexOf(photo)
          const box = dragged?.key === photo.key ? dragged.box : undefined
          return (
            <li
              key={photo.key}
              data-key={photo.key}
              style={{ order: at, blockSize: box?.height }}
              className="relative"
            >
              {box && <Ghost />}
              <PhotoTile
                photo={photo}
                main={cover && at === 0}
                place={`photo ${at + 1} of ${photos.length}`}
                failure={failure}
                floating={box}
                handle={handle(photo)}
                notes={
                  photo.state === 'there' && (
                    <PhotoNotes
                      label={photo.label}
                      words={photo.words}
                      seen={props.seen?.[photo.file]}
                      cover={cover && at === 0}
                      listing={props.listing}
                      onDescribe={(words) => props.onDescribe(photo.key, words)}
                    />
                  )
                }
                onRemove={() => remove(photo)}
                onRetry={() => props.onRetry(photo.key)}
              />
            </li>
          )
        })}
        {last && (
          <li className="relative" style={{ order: photos.length }}>
            {last}
          </li>
        )}
      </ul>
      <output className="sr-only">{said}</output>
    </>
  )
}

function Ghost() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 grid place-items-center rounded-control border border-dashed border-brass-deep bg-brass-deep/6 text-caption text-brass-deep"
    >
      Drop here
    </div>
  )
}

// The tile that had the focus is gone: its neighbour takes it, or else the button that adds photos.
function focusAfterRemoval(list: HTMLUListElement | null, at: number): void {
  const buttons = list?.querySelectorAll<HTMLButtonElement>('[data-remove]') ?? []
  const next = buttons[Math.min(at, buttons.length - 1)]
  const chooser = list?.parentElement?.querySelector<HTMLButtonElement>('[data-choose]')
  ;(next ?? chooser)?.focus()
}
