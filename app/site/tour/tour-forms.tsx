import { useId } from 'react'

import { useWords } from '#app/language.tsx'
import { DaySelect } from '#app/site/enquiry/tour-times.tsx'
import { WORDS as FORM_WORDS } from '#app/site/enquiry/words.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldError, Select } from '#app/ui/field.tsx'
import type { TourChoices } from '#domain/enquiries/tours/tour-choices.ts'
import { DAY, OFFERED, TIME } from '#domain/enquiries/tours/tour-hours.ts'
import type { TourTimeInput } from '#domain/enquiries/tours/tour-time.ts'

import { WORDS } from './words.ts'

// Plain forms: they work without JavaScript.

export interface TourChangeResult {
  kind: 'success' | 'error'
  message: string
  typed?: TourTimeInput
  errors?: Record<string, string>
}

interface ChooseTimeProps {
  times: { time: string; label: string }[]
  result: TourChangeResult | undefined
}

/** The times that the agency offers in place of the one that the visitor asked for. */
export function ChooseTime({ times, result }: ChooseTimeProps) {
  const words = useWords(WORDS)
  const errorId = useId()
  const error = result?.errors?.[OFFERED]
  return (
    <form method="post" className="mb-6 border-b border-line-strong pb-6">
      <fieldset aria-describedby={error && errorId} className="grid gap-2">
        <legend className="mb-4 font-display text-title-2">{words.chooseTime}</legend>
        {times.map(({ time, label }) => (
          <label
            key={time}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-control bg-paper-bright px-4 py-2 numerals has-checked:border-ink has-checked:font-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-deep"
          >
            <input
              type="radio"
              name={OFFERED}
              value={time}
              required
              className="size-4 accent-ink"
            />
            {label}
          </label>
        ))}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </fieldset>
      <Button type="submit" name="intent" value="choose" className="mt-4 w-full">
        {words.take}
      </Button>
    </form>
  )
}

interface MoveTourProps {
  /** Whether `ChooseTime` is above, whose button is then the primary one. */
  isSecond: boolean
  choices: TourChoices
  current: TourTimeInput
  result: TourChangeResult | undefined
}

export function MoveTour({ choices, current, result, isSecond }: MoveTourProps) {
  const values = (result?.errors?.[OFFERED] ? undefined : result?.typed) ?? current
  const errors = result?.errors ?? {}
  const words = useWords(WORDS)
  const formWords = useWords(FORM_WORDS)
  return (
    <form method="post" noValidate aria-labelledby="another-time" className="grid gap-4">
      <h2 id="another-time" className="font-display text-title-2">
        {words.anotherTime}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={formWords.day} name={DAY} error={errors[DAY]}>
          <DaySelect days={choices.days} defaultValue={values[DAY]} />
        </Field>
        <Field label={formWords.timeInDubai} name={TIME} error={errors[TIME]}>
          <Select defaultValue={values[TIME]}>
            {choices.times.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </Select>
        </Field>
      </div>
      <p className="text-caption text-ink-mute">{formWords.tours(choices.description)}</p>
      <Button
        type="submit"
        name="intent"
        value="move"
        variant={isSecond ? 'ghost' : 'primary'}
        className="w-full"
      >
        {words.move}
      </Button>
    </form>
  )
}

/** Asks for confirmation before cancelling, also without JavaScript. */
export function CancelTour() {
  const words = useWords(WORDS)
  return (
    <details className="mt-6 border-t border-line-strong pt-3">
      <summary className="flex min-h-target cursor-pointer items-center text-small font-strong underline decoration-brass-deep underline-offset-4">
        {words.cancel}
      </summary>
      <form method="post" className="mt-2 grid gap-4">
        <p className="text-small text-ink-soft">{words.whatCancelling}</p>
        <Button type="submit" variant="ghost" name="intent" value="cancel" className="w-full">
          {words.yesCancel}
        </Button>
      </form>
    </details>
  )
}
