import { useId, type ComponentProps, type ReactNode } from 'react'

import { useWords } from '#app/language.tsx'
import { Field, FieldError, Select } from '#app/ui/field.tsx'
import type { TourChoices, TourDay } from '#domain/enquiries/tours/tour-choices.ts'

import { WORDS } from './words.ts'

interface TourTimesProps {
  /** Whether the message is about one home. */
  isOneHome: boolean
  choices: TourChoices
  errors: Record<string, string>
  values: Record<string, string>
}

/** Some days and times to tap, and all of them in a folded part. A choice writes the message. */
export function TourTimes({ isOneHome, choices, errors, values }: TourTimesProps) {
  const words = useWords(WORDS)
  const { offered, days, times, description } = choices
  const isOther = Boolean(values['tour_day'] || values['tour_time'])
  return (
    <div
      className="col-span-full grid gap-3"
      onChange={({ target }) => takeChoice(target, isOneHome)}
    >
      <ChoiceGroup legend={words.day} error={errors['tour_day']}>
        {offered.days.map(({ day, label }) => {
          const [weekday, ...date] = label.split(' ')
          return (
            <Choice key={day} name="offered_day" data-field="tour_day" value={day}>
              <small className="text-[.75rem] leading-tight font-normal">{weekday}</small>
              {date.join(' ')}
            </Choice>
          )
        })}
      </ChoiceGroup>
      <ChoiceGroup legend={words.timeInDubai} error={errors['tour_time']}>
        {offered.times.map((time) => (
          <Choice key={time} name="offered_time" data-field="tour_time" value={time}>
            {time}
          </Choice>
        ))}
      </ChoiceGroup>
      <details open={isOther} className="group">
        <summary className="flex min-h-target w-fit cursor-pointer items-center text-small underline decoration-brass-deep underline-offset-4">
          {words.anotherTime}
        </summary>
        <div className="mt-1 grid grid-cols-2 gap-2.5 rtl:grid-cols-[3fr_2fr]">
          <Field label={words.day} name="tour_day">
            <DaySelect days={days} defaultValue={values['tour_day']}>
              <option value="">{words.choose}</option>
            </DaySelect>
          </Field>
          <Field label={words.time} name="tour_time">
            <Select defaultValue={values['tour_time']}>
              <option value="">{words.choose}</option>
              {times.map((time) => (
                <option key={time}>{time}</option>
              ))}
            </Select>
          </Field>
          <p className="col-span-full text-caption text-ink-mute">{words.tours(description)}</p>
        </div>
      </details>
    </div>
  )
}

// Downloaded with the first choice.
function takeChoice(target: EventTarget, isOneHome: boolean): void {
  void import('./take-tour-choice.ts').then(({ takeTourChoice }) =>
    takeTourChoice(target as HTMLInputElement | HTMLSelectElement, isOneHome),
  )
}

interface ChoiceGroupProps {
  legend: string
  error: string | undefined
  children: ReactNode
}

function ChoiceGroup({ legend, error, children }: ChoiceGroupProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="mb-1.5 text-label leading-[1.35] font-strong">{legend}</legend>
      <div className="grid grid-cols-4 gap-1.5">{children}</div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

function Choice({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="relative">
      <input
        type="radio"
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        {...input}
      />
      <span className="pointer-events-none flex min-h-12 flex-col items-center justify-center rounded-control border border-control bg-paper-bright text-small leading-tight numerals peer-checked:border-ink peer-checked:bg-ink peer-checked:font-strong peer-checked:text-paper peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brass-deep">
        {children}
      </span>
    </label>
  )
}

interface DaySelectProps extends ComponentProps<'select'> {
  days: readonly TourDay[]
}

/** Closed days are shown, and cannot be chosen. */
export function DaySelect({ days, children, ...props }: DaySelectProps) {
  const words = useWords(WORDS)
  return (
    <Select {...props}>
      {children}
      {days.map(({ day, label, isOpen }) => (
        <option key={day} value={day} disabled={!isOpen}>
          {isOpen ? label : words.closed(label)}
        </option>
      ))}
    </Select>
  )
}
