import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useRevalidator } from 'react-router'

import { put } from '#app/admin/request.ts'
import { moveItem, useReorder } from '#app/admin/use-reorder.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { classes } from '#app/ui/classes.ts'
import { formatCount } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import type { PlaceTable } from '#domain/places/place.ts'

import { PlaceForm } from './place-form.tsx'
import { LISTS, listingsUrl, placesUrl, type EditedPlace } from './place-lists.ts'

interface PlaceListProps {
  table: PlaceTable
  places: readonly EditedPlace[]
  /** The id of the place whose form is open. */
  edited: string | null
}

/** All categories or all locations, in the order that the owner gave them. A name opens its form. */
export function PlaceList({ table, places, edited }: PlaceListProps) {
  const { items, announcement, move } = useOrder(table, places)
  const { list, preview, dragged, handle } = useReorder(items, move)
  return (
    <>
      <ul
        ref={list}
        aria-label={`${LISTS[table].title}, in order`}
        className="grid border-t border-line-strong"
      >
        {items.map((item, index) => (
          <li
            key={item.key}
            data-key={item.key}
            style={{ order: preview.indexOf(item) }}
            className={classes(
              'border-b border-line bg-paper',
              dragged?.key === item.key && 'relative z-10 bg-paper-bright shadow-float',
            )}
          >
            {item.key === edited ? (
              <PlaceForm key={item.key} table={table} place={item.place} places={places} />
            ) : (
              <PlaceRow
                table={table}
                place={item.place}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                handle={handle(item)}
                onMove={(by) => move(item, index + by)}
              />
            )}
          </li>
        ))}
      </ul>
      <output className="sr-only">{announcement}</output>
    </>
  )
}

interface PlaceItem {
  key: string
  place: EditedPlace
}

/** The order as it was loaded or, after a move, as it will be. */
function useOrder(table: PlaceTable, places: readonly EditedPlace[]) {
  const [moved, setMoved] = useState<{ from: readonly EditedPlace[]; items: PlaceItem[] }>()
  const [announcement, setAnnouncement] = useState('')
  const { send } = useRequest<unknown>()
  const { revalidate } = useRevalidator()
  const items =
    moved?.from === places ? moved.items : places.map((place) => ({ key: String(place.id), place }))

  function move(item: PlaceItem, to: number) {
    setMoved({ from: places, items: moveItem(items, item.key, to) })
    setAnnouncement(`${item.place.name}: ${to + 1} of ${items.length}`)
    const save = async () => {
      const outcome = await send(() => put(`/api/${table}/${item.key}`, { position: to + 1 }))
      if (outcome.state === 'failed') toast.error(outcome.message)
      await revalidate()
    }
    void save()
  }

  return { items, announcement, move }
}

interface PlaceRowProps {
  table: PlaceTable
  place: EditedPlace
  isFirst: boolean
  isLast: boolean
  handle: ReturnType<ReturnType<typeof useReorder>['handle']>
  onMove: (by: 1 | -1) => void
}

function PlaceRow({ table, place, isFirst, isLast, handle, onMove }: PlaceRowProps) {
  const { id, name, name_ar, other_names, listings } = place
  const kind = 'kind' in place && place.kind !== name ? place.kind || 'No portal type' : ''
  const notes = [name_ar ? '' : 'No Arabic name', kind, ...other_names].filter(Boolean).join(', ')
  return (
    <div className="flex items-center gap-x-2 py-1.5 md:gap-x-4">
      <button
        type="button"
        aria-label={`Move ${name}: drag, or press the arrow keys`}
        className="icon-button cursor-grab touch-none border-transparent text-ink-mute max-md:hidden"
        {...handle}
      >
        <GripVertical />
      </button>
      <div className="min-w-0 flex-1 py-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={placesUrl(table, id)}
            preventScrollReset
            dir="auto"
            className="inline-flex min-h-target items-center font-display text-title-4 quiet-link md:min-h-0"
          >
            {name}
          </Link>
          {name_ar && (
            <span lang="ar" dir="rtl" className="text-small text-ink-soft">
              {name_ar}
            </span>
          )}
        </div>
        {notes && <span className="block text-caption wrap-anywhere text-ink-soft">{notes}</span>}
      </div>
      <span className="text-small whitespace-nowrap numerals">
        {listings === 0 ? (
          <span className="text-ink-mute">No listings</span>
        ) : (
          <Link to={listingsUrl(table, id)} className="link-target quiet-link">
            {formatCount(listings, 'listing')}
          </Link>
        )}
      </span>
      <span className="flex">
        <MoveButton name={name} by={-1} disabled={isFirst} onMove={onMove} />
        <MoveButton name={name} by={1} disabled={isLast} onMove={onMove} />
      </span>
    </div>
  )
}

interface MoveButtonProps {
  name: string
  by: 1 | -1
  disabled: boolean
  onMove: (by: 1 | -1) => void
}

function MoveButton({ name, by, disabled, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        flushSync(() => onMove(by))
        // Moving an element takes its focus away.
        currentTarget.focus()
      }}
      className="icon-button border-transparent max-md:w-9"
    >
      {by < 0 ? <ChevronUp /> : <ChevronDown />}
    </button>
  )
}
