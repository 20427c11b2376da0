import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { classes } from '#app/ui/classes.ts'
import type { AdvisedPhoto } from '#domain/properties/photo-advice/photo-advice.ts'

import type { FormPhoto, PhotoText } from './photo.ts'
import { PhotoNotes } from './photo-notes.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { useReorder } from './use-reorder.ts'

export interface PhotoBoardProps {
  /** The accessible name of the list, such as "Main photos". */
  name: string
  photos: FormPhoto[]
  /** Whether the first photo is the property's main photo. */
  hasCover?: boolean
  failure: 'Error uploading file' | 'Error uploading floor photo'
  className: string
  /** For the suggested alt texts. */
  listing: { title: string; location: string }
  /** By file name. */
  advice?: Record<string, AdvisedPhoto>
  onDescribe: (key: string, text: PhotoText) => void
  /** A tile after the last photo. */
  last?: ReactNode
  onMove: (key: string, to: number) => void
  onRemove: (key: string) => void
  onRetry: (key: string) => void
}

/** Photos in the order of the listing. Each can be moved, described, removed and uploaded again. */
export function PhotoBoard(props: PhotoBoardProps) {
  const { name, photos, hasCover = false, failure, className, last } = props
  const [announcement, announce] = useState('')
  const { list, preview, dragged, handle } = useReorder(photos, move)

  function move({ key, label }: FormPhoto, to: number) {
    props.onMove(key, to)
    const position = `${label} is now photo ${to + 1} of ${photos.length}.`
    announce(hasCover && to === 0 ? `${position} It is the main photo.` : position)
  }

  function remove({ key, label }: FormPhoto) {
    const index = photos.findIndex((photo) => photo.key === key)
    flushSync(() => {
      props.onRemove(key)
      announce(`${label} removed.`)
    })
    focusAfterRemoval(list.current, index)
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
          const index = preview.indexOf(photo)
          const isCover = hasCover && index === 0
          const box = dragged?.key === photo.key ? dragged.box : undefined
          return (
            <li
              key={photo.key}
              data-key={photo.key}
              style={{ order: index, blockSize: box?.height }}
              className="relative"
            >
              {box && <DropTarget />}
              <PhotoTile
                photo={photo}
                isCover={isCover}
                position={`photo ${index + 1} of ${photos.length}`}
                failure={failure}
                floating={box}
                handle={handle(photo)}
                notes={
                  photo.state === 'uploaded' && (
                    <PhotoNotes
                      label={photo.label}
                      text={photo.text}
                      advice={props.advice?.[photo.file]}
                      isCover={isCover}
                      listing={props.listing}
                      onDescribe={(text) => props.onDescribe(photo.key, text)}
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
      <output className="sr-only">{announcement}</output>
    </>
  )
}

function DropTarget() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 grid place-items-center rounded-control border border-dashed border-brass-deep bg-brass-deep/6 text-caption text-brass-deep"
    >
      Drop here
    </div>
  )
}

// The focused tile is gone: the focus moves to its neighbour, or else to the button that adds photos.
function focusAfterRemoval(list: HTMLUListElement | null, index: number): void {
  const buttons = list?.querySelectorAll<HTMLButtonElement>('[data-remove]') ?? []
  const next = buttons[Math.min(index, buttons.length - 1)]
  const chooser = list?.parentElement?.querySelector<HTMLButtonElement>('[data-choose]')
  ;(next ?? chooser)?.focus()
}
