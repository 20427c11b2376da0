import { Button } from '#app/ui/button.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import { DAY, OPENING_IN_WORDS, TIME, TIMES } from '#domain/enquiries/tours/tour-hours.ts'
import type { TourTimeInput } from '#domain/enquiries/tours/tour-time.ts'

export interface TourChangeResult {
  kind: 'success' | 'error'
  message: string
  /** The input, if it was refused. */
  typed?: TourTimeInput
  errors?: Record<string, string>
}

interface MoveTourProps {
  current: TourTimeInput
  result: TourChangeResult | undefined
}

/** A plain form to choose another time for the tour. */
export function MoveTour({ current, result }: MoveTourProps) {
  const values = result?.typed ?? current
  const errors = result?.errors ?? {}
  return (
    <form method="post" noValidate aria-labelledby="another-time" className="grid gap-4">
      <h2 id="another-time" className="font-display text-title-2">
        Choose another time
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Day" name={DAY} error={errors[DAY]}>
          <TextInput type="date" required defaultValue={values[DAY]} />
        </Field>
        <Field label="Time in Dubai" name={TIME} error={errors[TIME]}>
          <Select defaultValue={values[TIME]}>
            {TIMES.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </Select>
        </Field>
      </div>
      <p className="text-caption text-ink-mute">Tours: {OPENING_IN_WORDS}.</p>
      <Button type="submit" name="intent" value="move" className="w-full">
        Move the tour
      </Button>
    </form>
  )
}

/** Asks for confirmation before cancelling, also without JavaScript. */
export function CancelTour() {
  return (
    <details className="mt-6 border-t border-line-strong pt-3">
      <summary className="flex min-h-target cursor-pointer items-center text-small font-strong underline decoration-brass-deep underline-offset-4">
        Cancel the tour
      </summary>
      <form method="post" className="mt-2 grid gap-4">
        <p className="text-small text-ink-soft">
          The agency is told at once. A cancelled tour stays cancelled; you can propose a new one.
        </p>
        <Button type="submit" variant="ghost" name="intent" value="cancel" className="w-full">
          Yes, cancel it
        </Button>
      </form>
    </details>
  )
}
