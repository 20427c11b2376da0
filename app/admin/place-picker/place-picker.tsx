import { MapPin } from 'lucide-react'
import { useState } from 'react'

import { get } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { Point } from '#domain/geo/point.ts'
import type { PlacePoint } from '#domain/places/place.ts'

import { PointQuestion } from './point-question.tsx'
import type { TypedPoint } from './typed-point.ts'

interface PlacePickerProps {
  typed: TypedPoint
  /** The name of a location; without a point, the map opens there. */
  location: string | undefined
  /** Where visitors see the stored point. */
  seenAt?: Point | undefined
  /** What the server refuses. It asks about a doubtful point by `point_confirmed`. */
  faults: Record<string, string>
  onPick: (point: TypedPoint, isConfirmed: boolean) => void
  /** The point that was asked about is right: saves again. */
  onConfirm: () => void
}

/** The button that opens the map for a point, and the question whether a refused point is right. */
export function PlacePicker(props: PlacePickerProps) {
  const { typed, faults, onPick, onConfirm, ...opening } = props
  const { request, isLoading, send } = useRequest<Awaited<ReturnType<typeof loadPicker>>>()
  const [isOpen, setIsOpen] = useState(false)
  // The faults whose question was answered: the same object until the next save.
  const [answered, setAnswered] = useState<typeof faults>()
  const isAsking = 'point_confirmed' in faults && faults !== answered

  async function open() {
    const outcome = await send(loadPicker)
    if (outcome.state === 'done') setIsOpen(true)
    if (outcome.state === 'failed') toast.error(outcome.message)
  }

  const closeQuestion = () => setAnswered(faults)

  return (
    <>
      <Button
        variant="ghost"
        busy={isLoading}
        busyLabel="Opening"
        onClick={() => void open()}
        className="min-h-13 max-lg:w-full"
      >
        <MapPin />
        Pick on the map
      </Button>
      {isOpen && request.state === 'done' && (
        <request.result.PickerDialog
          {...opening}
          typed={typed}
          places={request.result.places}
          onPick={(point, isConfirmed) => {
            setIsOpen(false)
            onPick(point, isConfirmed)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
      <PointQuestion
        question={isAsking ? faults['latitude'] : undefined}
        typed={typed}
        onMove={() => {
          closeQuestion()
          void open()
        }}
        onSwap={(swapped) => {
          closeQuestion()
          onPick(swapped, false)
        }}
        onConfirm={() => {
          closeQuestion()
          onConfirm()
        }}
      />
    </>
  )
}

/** The map's code and its locations, when it is first wanted. */
async function loadPicker(signal: AbortSignal) {
  const [{ PickerDialog }, places] = await Promise.all([
    import('./picker-dialog.tsx'),
    get<PlacePoint[]>('/api/places/points', { signal }),
  ])
  return { PickerDialog, places }
}
