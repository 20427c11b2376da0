import { useState, type KeyboardEvent } from 'react'

import { Field, TextInput } from '#app/ui/field.tsx'
import { MAP_LABELS } from '#domain/geo/map-labels.ts'
import { fromDrawing } from '#domain/geo/map-drawing.ts'
import type { Point } from '#domain/geo/point.ts'
import type { PlacePoint } from '#domain/places/place.ts'

import { pointOf, readPoint } from './typed-point.ts'

interface PlaceSearchProps {
  places: readonly PlacePoint[]
  onPlace: (place: PlacePoint) => void
  /** Both numbers were pasted or typed. */
  onPoint: (point: Point) => void
}

const MAX_FOUND = 4

/** Finds a community, or reads a point. Enter takes the first that is found. */
export function PlaceSearch({ places, onPlace, onPoint }: PlaceSearchProps) {
  const [text, setText] = useState('')
  const found = matching(text, places)

  function change(text: string) {
    setText(text)
    const typed = readPoint(text)
    const point = typed && pointOf(typed)
    if (point) onPoint(point)
  }

  function choose(place: PlacePoint) {
    setText('')
    onPlace(place)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (found[0]) choose(found[0])
  }

  return (
    <div className="grid gap-2">
      <Field label="Find a community, or paste a point" name="place">
        <TextInput
          placeholder="Dubai Marina, or 25.0805, 55.1403"
          value={text}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {found.length > 0 && (
        <ul aria-label="Communities" className="flex flex-wrap gap-2">
          {found.map((place) => (
            <li key={place.name}>
              <button
                type="button"
                onClick={() => choose(place)}
                className="inline-flex min-h-target items-center rounded-control border border-control bg-paper-bright px-3.5 text-small hover:border-ink"
              >
                {place.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className="sr-only">{announcementOf(text, found)}</output>
    </div>
  )
}

/** Districts that the map names without being locations of the site. */
const DISTRICTS: PlacePoint[] = MAP_LABELS.filter(({ kind }) => kind === 'district').map(
  (label) => ({ name: label.name, ...fromDrawing(label) }),
)

/** Those whose name begins with the text come first. */
function matching(text: string, places: readonly PlacePoint[]): PlacePoint[] {
  const typed = text.trim().toLowerCase()
  if (typed === '') return []
  const names = new Set(places.map(({ name }) => name))
  const all = [...places, ...DISTRICTS.filter(({ name }) => !names.has(name))]
  const indexIn = ({ name }: PlacePoint) => name.toLowerCase().indexOf(typed)
  return all
    .filter((place) => indexIn(place) >= 0)
    .toSorted((one, other) => indexIn(one) - indexIn(other))
    .slice(0, MAX_FOUND)
}

function announcementOf(text: string, found: readonly PlacePoint[]): string {
  if (text.trim() === '' || readPoint(text)) return ''
  return found.length === 0 ? 'No community has that name.' : `Found: ${found[0]?.name}`
}
