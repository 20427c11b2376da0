import { Minus, Plus } from 'lucide-react'
import { memo, useState, type MouseEvent } from 'react'

import { placedAt } from '#app/map/map-labels.tsx'
import { MapPlane } from '#app/map/map-plane.tsx'
import { IconButton } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { toDrawing } from '#domain/geo/map-drawing.ts'
import type { Point } from '#domain/geo/point.ts'
import type { PlacePoint } from '#domain/places/place.ts'

import { Pin } from './pin.tsx'
import { pointText, typedPoint } from './typed-point.ts'
import type { usePin } from './use-pin.ts'

interface PickerMapProps {
  controls: ReturnType<typeof usePin>
  places: readonly PlacePoint[]
  seenAt: Point | undefined
}

/** At smaller scales their names would cover each other. */
const SCALE_OF_NAMES = 1.5

/** The map with the pin, which a click puts elsewhere. */
export function PickerMap({ controls, places, seenAt }: PickerMapProps) {
  const { frame, pin, view, onMove, zoom, setInPlace, moveTo, moveBy } = controls
  const [hasNames, setHasNames] = useState(view.scale >= SCALE_OF_NAMES)

  function onClick(event: MouseEvent) {
    // Ignores the click that ends a drag, and clicks on buttons and links of the map.
    const isOnControl = event.target instanceof Element && event.target.closest('button, a')
    if (!event.defaultPrevented && !isOnControl) moveTo(event.clientX, event.clientY)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys move the pin
    <div
      ref={frame}
      onClick={onClick}
      className="relative mt-4 h-[min(30rem,46dvh)] border border-line-strong max-sm:-mx-5 max-sm:h-auto max-sm:min-h-48 max-sm:flex-1 max-sm:border-x-0"
    >
      <MapPlane
        view={view}
        onMove={(view) => {
          onMove(view)
          setHasNames(view.scale >= SCALE_OF_NAMES)
        }}
        label="Map of Dubai"
        language="en"
      >
        {hasNames && <PlaceNames places={places} />}
        {seenAt && <SeenMarker point={seenAt} pin={pin.point} />}
        <Pin
          {...pin}
          label={`Pin at ${pointText(typedPoint(pin.point))}`}
          onMoveBy={moveBy}
          onMoveTo={moveTo}
          onSet={setInPlace}
        />
      </MapPlane>
      <div className="absolute end-3 bottom-9 grid rounded-control border border-control bg-paper-bright">
        <IconButton label="Zoom in" bare onClick={() => zoom(1)}>
          <Plus />
        </IconButton>
        <IconButton label="Zoom out" bare onClick={() => zoom(-1)}>
          <Minus />
        </IconButton>
      </div>
      <p className="absolute end-0 bottom-0 bg-paper px-2.5 py-1 text-caption text-ink-soft">
        <a
          href="https://www.openstreetmap.org/copyright"
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-2"
        >
          © OpenStreetMap contributors
        </a>
      </p>
    </div>
  )
}

/** The marker of the stored point; its text is on the side away from the pin. */
function SeenMarker({ point, pin }: { point: Point; pin: Point }) {
  const side = point.longitude < pin.longitude ? 'end-3.5' : 'start-3.5'
  return (
    <span className="map-point pointer-events-none" style={placedAt(toDrawing(point))}>
      <span className="absolute -top-2 -start-2 size-4 rounded-full border-2 border-ink bg-brass" />
      <span
        className={classes(
          'absolute -top-3 bg-paper/90 px-1.5 py-0.5 text-caption whitespace-nowrap',
          side,
        )}
      >
        Visitors see it here
      </span>
    </span>
  )
}

/** The names of the site's locations; the pin says what is near. */
const PlaceNames = memo(function PlaceNames({ places }: { places: readonly PlacePoint[] }) {
  return places.map(({ name, ...point }) => (
    <span
      key={name}
      aria-hidden="true"
      className="map-point pointer-events-none text-caption whitespace-nowrap text-ink-soft"
      style={placedAt(toDrawing(point))}
    >
      <span className="absolute -top-0.75 -start-0.75 size-1.5 rounded-full bg-ink-mute" />
      <span className="absolute top-1.5 start-0 -translate-x-1/2">{name}</span>
    </span>
  ))
})
