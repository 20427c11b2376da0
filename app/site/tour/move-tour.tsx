import { Button } from '#app/ui/button.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import { DAY, OPENING_IN_WORDS, TIME, TIMES } from '#domain/enquiries/tours/tour-hours.ts'
import type { TourTimeInput } from '#domain/enquiries/tours/tour-time.ts'

export interface TourChangeResult {
  kind: 'success' | 'error'
  message: string
  /** The input, if it was refused. */
  typed: TourTimeInput | undefined
  errors: Record<string, string>
}

/** A plain form to choose another time for the tour. */
export function MoveTour({
  current,
  result,
}: {
  current: TourTimeInput
  result: TourChangeResult | undefined
}) {
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
