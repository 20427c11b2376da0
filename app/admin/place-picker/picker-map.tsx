import { Minus, Plus } from 'lucide-react'
import type { MouseEvent } from 'react'

import { placedAt } from '#app/map/map-labels.tsx'
import { MapPlane } from '#app/map/map-plane.tsx'
import { IconButton } from '#app/ui/button.tsx'
import { toDrawing } from '#domain/geo/map-drawing.ts'
import type { Point } from '#domain/geo/point.ts'

import { Pin } from './pin.tsx'
import { pointText, typedPoint } from './typed-point.ts'
import type { usePin } from './use-pin.ts'

interface PickerMapProps {
  controls: ReturnType<typeof usePin>
  seenAt: Point | undefined
}

/** The map with the pin, which a click puts elsewhere. */
export function PickerMap({ controls, seenAt }: PickerMapProps) {
  const { frame, pin, view, onMove, zoom, keep, moveTo, moveBy } = controls

  function onClick(event: MouseEvent) {
    // The end of a drag is no click; buttons and links on the map have their own.
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
      <MapPlane view={view} onMove={onMove} label="Map of Dubai" language="en">
        {seenAt && <SeenMarker point={seenAt} />}
        <Pin
          {...pin}
          label={`Pin at ${pointText(typedPoint(pin.point))}`}
          onMoveBy={moveBy}
          onMoveTo={moveTo}
          onSet={keep}
        />
      </MapPlane>
      <div className="absolute end-3 bottom-9 grid rounded-control bg-paper-bright shadow-float">
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

function SeenMarker({ point }: { point: Point }) {
  return (
    <span className="map-point pointer-events-none" style={placedAt(toDrawing(point))}>
      <span className="absolute -top-2 -left-2 size-4 rounded-full border-2 border-ink bg-brass" />
      <span className="absolute top-2.5 left-0 -translate-x-1/2 bg-paper px-1.5 py-0.5 text-caption whitespace-nowrap">
        Visitors see it here
      </span>
    </span>
  )
}
