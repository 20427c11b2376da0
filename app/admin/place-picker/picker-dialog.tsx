import { useState } from 'react'

import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { questionAbout } from '#domain/geo/doubtful-point.ts'
import { DRAWING, toDrawing } from '#domain/geo/map-drawing.ts'
import { distanceInKm, type Point } from '#domain/geo/point.ts'
import type { PlacePoint } from '#domain/places/place.ts'

import { PickerMap } from './picker-map.tsx'
import { PlaceSearch } from './place-search.tsx'
import { PointQuestion } from './point-question.tsx'
import { pointOf, pointText, typedPoint, type TypedPoint } from './typed-point.ts'
import { usePin } from './use-pin.ts'

interface PickerDialogProps {
  typed: TypedPoint
  places: readonly PlacePoint[]
  location: string | undefined
  seenAt?: Point | undefined
  onPick: (point: TypedPoint, isConfirmed: boolean) => void
  onClose: () => void
}

/** The map on which a place is picked. */
export function PickerDialog(props: PickerDialogProps) {
  const { typed, places, location, seenAt, onPick, onClose } = props
  const controls = usePin(
    pointOf(typed),
    places.find(({ name }) => name === location),
  )
  const { point, isSet, isMoved } = controls.pin
  const [isAsking, setIsAsking] = useState(false)
  // A pin that was not moved leaves what was typed as it is.
  const picked = isMoved ? typedPoint(point) : typed
  const question = isMoved ? questionAbout(point) : undefined

  return (
    <>
      <Dialog
        open
        size="wide"
        title="Pick the place"
        text="Click or tap where it is, or drag the pin."
        onCancel={onClose}
      >
        <div className="mt-4">
          <PlaceSearch places={places} onPlace={controls.goTo} onPoint={controls.setAndShow} />
        </div>
        <PickerMap controls={controls} places={places} seenAt={isMoved ? undefined : seenAt} />
        <output className="mt-3 block text-small numerals">
          {isSet
            ? `${pointText(picked)} · ${whereabouts(point, places)}`
            : 'The place is not set yet.'}
        </output>
        <p id="pin-keys" className="text-label text-ink-mute max-sm:hidden">
          Arrow keys move the pin, with Shift further; Enter sets it where it stands. + and − zoom.
        </p>
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!isSet}
            onClick={() => (question ? setIsAsking(true) : onPick(picked, false))}
          >
            Use this place
          </Button>
        </DialogActions>
      </Dialog>
      <PointQuestion
        question={isAsking ? question : undefined}
        typed={picked}
        onMove={() => setIsAsking(false)}
        onSwap={(swapped) => {
          setIsAsking(false)
          const point = pointOf(swapped)
          if (point) controls.setAndShow(point)
        }}
        onConfirm={() => onPick(picked, true)}
      />
    </>
  )
}

/** How far it is from the nearest location. */
function whereabouts(point: Point, places: readonly PlacePoint[]): string {
  const { x, y } = toDrawing(point)
  if (x < 0 || y < 0 || x > DRAWING.width || y > DRAWING.height) return 'outside the drawn map'
  const [nearest] = places
    .map((place) => ({ name: place.name, km: distanceInKm(place, point) }))
    .toSorted((one, other) => one.km - other.km)
  if (!nearest) return 'no location of the site is near'
  const { km, name } = nearest
  return `${km < 1 ? `${Math.round(km * 100) * 10} m` : `${km.toFixed(1)} km`} from the middle of ${name}`
}
