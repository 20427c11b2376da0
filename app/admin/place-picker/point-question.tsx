import { Dialog, DialogActions } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { isSwapped } from '#domain/geo/map-boxes.ts'

import { pointOf, pointText, type TypedPoint } from './typed-point.ts'

interface PointQuestionProps {
  /** Undefined where there is nothing to ask. */
  question: string | undefined
  typed: TypedPoint
  onMove: () => void
  onSwap: (swapped: TypedPoint) => void
  onConfirm: () => void
}

/** Asks whether a doubtful point is right; offers to swap its numbers where that would help. */
export function PointQuestion({ question, typed, onMove, onSwap, onConfirm }: PointQuestionProps) {
  if (question === undefined) return null
  const point = pointOf(typed)
  return (
    <Dialog
      open
      title={question}
      text={`It is at ${pointText(typed)}: latitude, then longitude. Dubai is near 25.2, 55.3.`}
      onCancel={onMove}
    >
      <DialogActions>
        <Button variant="ghost" onClick={onConfirm}>
          It is right
        </Button>
        {point && isSwapped(point) && (
          <Button
            variant="ghost"
            onClick={() => onSwap({ latitude: typed.longitude, longitude: typed.latitude })}
          >
            Swap them
          </Button>
        )}
        <Button data-first onClick={onMove}>
          Move it
        </Button>
      </DialogActions>
    </Dialog>
  )
}
