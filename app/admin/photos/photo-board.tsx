import { useState } from 'react'
import { flushSync } from 'react-dom'

import { classes } from '#app/ui/classes.ts'

import type { FormPhoto, PhotoBoardProps } from './photo.ts'
import { PhotoTile } from './photo-tile.tsx'
import { useReorder } from '#app/admin/use-reorder.ts'

/** Photos in the order of the listing. Each can be moved, described, removed and uploaded again. */
export function PhotoBoard(props: PhotoBoardProps) {
  const { name, photos, hasCover = false, className, lastTile, actions } = props
  const [announcement, announce] = useState('')
  const { list, preview, dragged, handle } = useReorder(photos, move)

  function move({ key, label }: FormPhoto, to: number) {
    actions.move(key, to)
    const position = `${label} is now photo ${to + 1} of ${photos.length}.`
    announce(hasCover && to === 0 ? `${position} It is the main photo.` : position)
  }

  function remove({ key, label }: FormPhoto) {
    const index = photos.findIndex((photo) => photo.key === key)
    flushSync(() => {
      actions.remove(key)
      announce(`${label} removed.`)
    })
    focusAfterRemoval(list.current, index)
  }

  return (
    <>
      <ul
        ref={list}
        aria-label={`${name}, in order`}
        hidden={photos.length === 0 && !lastTile}
        className={classes('grid grid-cols-2 gap-3 lg:gap-4', className)}
      >
        {photos.map((photo) => (
          <PhotoTile
            key={photo.key}
            {...props}
            photo={photo}
            index={preview.indexOf(photo)}
            floating={dragged?.key === photo.key ? dragged.box : undefined}
            handle={handle(photo)}
            onRemove={() => remove(photo)}
          />
        ))}
        {lastTile && (
          <li className="relative" style={{ order: photos.length }}>
            {lastTile}
          </li>
        )}
      </ul>
      <output className="sr-only">{announcement}</output>
    </>
  )
}

// The focused tile is gone: the focus moves to its neighbour, or else to the button that adds photos.
function focusAfterRemoval(list: HTMLUListElement | null, index: number): void {
  const buttons = list?.querySelectorAll<HTMLButtonElement>('[data-remove]') ?? []
  const next = buttons[Math.min(index, buttons.length - 1)]
  const chooser = list?.parentElement?.querySelector<HTMLButtonElement>('[data-choose]')
  ;(next ?? chooser)?.focus()
}
