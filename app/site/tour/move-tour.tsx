import { Button } from '#app/ui/button.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import { DAY, OPENING_IN_WORDS, TIME, TIMES } from '#domain/enquiries/tours/tour-hours.ts'
import type { TourTimeInput } from '#domain/enquiries/tours/tour-time.ts'

export interface MoveAnswer {
  kind: 'success' | 'error'
  message: string
  /** What was typed and not taken. */
  typed: TourTimeInput | undefined
  errors: Record<string, string>
}

/** Another time for the tour. A plain form: it is posted, and the page answers. */
export function MoveTour({
  typed,
  answer,
}: {
  typed: TourTimeInput
  answer: MoveAnswer | undefined
}) {
  const shown = answer?.typed ?? typed
  const errors = answer?.errors ?? {}
  return (
    <form method="post" noValidate aria-labelledby="another-time" className="grid gap-4">
      <h2 id="another-time" className="font-display text-title-2">
        Choose another time
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Day" name={DAY} error={errors[DAY]}>
          <TextInput type="date" required defaultValue={shown[DAY]} />
        </Field>
        <Field label="Time in Dubai" name={TIME} error={errors[TIME]}>
          <Select defaultValue={shown[TIME]}>
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
