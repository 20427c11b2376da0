import { useState, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { classes } from '#app/ui/classes.ts'
import type { AdvisedPhoto } from '#domain/properties/photo-advice/photo-advice.ts'

import type { FormPhoto, PhotoText } from './photo.ts'
import { PhotoNotes } from './photo-notes.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { useReorder, type Dragged } from './use-reorder.ts'

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
  const { name, photos, hasCover = false, className, last } = props
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
        {photos.map((photo) => (
          <BoardItem
            key={photo.key}
            {...props}
            photo={photo}
            index={preview.indexOf(photo)}
            floating={dragged?.key === photo.key ? dragged.box : undefined}
            handle={handle(photo)}
            onRemovePhoto={() => remove(photo)}
          />
        ))}
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

interface BoardItemProps extends PhotoBoardProps {
  photo: FormPhoto
  index: number
  /** Where the tile floats while it is dragged. */
  floating: Dragged['box'] | undefined
  handle: ComponentProps<'button'>
  onRemovePhoto: () => void
}

function BoardItem({ photo, index, floating, handle, onRemovePhoto, ...board }: BoardItemProps) {
  const { key, label } = photo
  const isCover = board.hasCover === true && index === 0
  return (
    <li data-key={key} style={{ order: index, blockSize: floating?.height }} className="relative">
      {floating && (
        <div
          aria-hidden="true"
          className="absolute inset-0 grid place-items-center rounded-control border border-dashed border-brass-deep bg-brass-deep/6 text-caption text-brass-deep"
        >
          Drop here
        </div>
      )}
      <PhotoTile
        photo={photo}
        isCover={isCover}
        position={`photo ${index + 1} of ${board.photos.length}`}
        failure={board.failure}
        floating={floating}
        handle={handle}
        onRemove={onRemovePhoto}
        onRetry={() => board.onRetry(key)}
      >
        {photo.state === 'uploaded' && (
          <PhotoNotes
            label={label}
            text={photo.text}
            advice={board.advice?.[photo.file]}
            isCover={isCover}
            listing={board.listing}
            onDescribe={(text) => board.onDescribe(key, text)}
          />
        )}
      </PhotoTile>
    </li>
  )
}

// The focused tile is gone: the focus moves to its neighbour, or else to the button that adds photos.
function focusAfterRemoval(list: HTMLUListElement | null, index: number): void {
  const buttons = list?.querySelectorAll<HTMLButtonElement>('[data-remove]') ?? []
  const next = buttons[Math.min(index, buttons.length - 1)]
  const chooser = list?.parentElement?.querySelector<HTMLButtonElement>('[data-choose]')
  ;(next ?? chooser)?.focus()
}
