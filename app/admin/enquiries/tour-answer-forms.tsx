import { useState } from 'react'

import { takeFocus } from '#app/admin/focus.ts'
import { get } from '#app/admin/request.ts'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { FETCH_FAILED, useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Select, TextArea } from '#app/ui/field.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { DECLINE_SENTENCES } from '#domain/enquiries/tours/decline-sentences.ts'
import { formatTourTime } from '#domain/enquiries/tours/tour-time.ts'
import { MAX_OFFERED_TIMES, type FreeTimes } from '#domain/enquiries/tours/tour.ts'
import type { Language } from '#domain/language.ts'

export type SendAnswer = (verb: 'accept' | 'propose' | 'decline', body?: object) => Promise<void>

interface AnswerFormProps {
  busy: boolean
  onSend: SendAnswer
  onCancel: () => void
}

/** The free times of the agent of a tour, on one day at a time. */
export function useFreeTimes(tourId: number) {
  const { request, send } = useRequest<FreeTimes>()
  const [shown, setShown] = useState<FreeTimes | null>(null)

  async function load(day?: string) {
    const query = day === undefined ? '' : `?${new URLSearchParams({ day })}`
    const path = `/api/tours/${tourId}/free-times${query}`
    const outcome = await send((signal) => get(path, { signal }))
    if (outcome.state === 'done') setShown(outcome.result)
  }

  return { shown, load, isFailed: request.state === 'failed' }
}

interface ProposeTimesProps extends AnswerFormProps {
  free: ReturnType<typeof useFreeTimes>
}

/** Up to three free times of the agent's diary, on one or several days. */
export function ProposeTimes({ free, ...form }: ProposeTimesProps) {
  const [chosen, setChosen] = useState<string[]>([])
  const { shown, load, isFailed } = free
  const toggle = (time: string) =>
    setChosen((times) =>
      times.includes(time) ? times.filter((at) => at !== time) : [...times, time].toSorted(),
    )
  if (!shown) return isFailed ? <p>{FETCH_FAILED}</p> : <Loading />
  return (
    <form
      className="grid gap-4 bg-sand p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void form.onSend('propose', { times: chosen })
      }}
    >
      <DayField free={shown} onChoose={(day) => void load(day)} />
      <p role="alert" className="text-small text-danger empty:hidden">
        {isFailed ? FETCH_FAILED : ''}
      </p>
      <TimeBoxes free={shown} chosen={chosen} onToggle={toggle} />
      {chosen.length > 0 && <ChosenTimes times={chosen} onLeaveOut={toggle} />}
      <FormButtons {...form} disabled={chosen.length === 0} action="Send these times" />
    </form>
  )
}

function DayField({ free, onChoose }: { free: FreeTimes; onChoose: (day: string) => void }) {
  return (
    <Field label="Day" name="day">
      <Select ref={takeFocus} value={free.day} onChange={({ target }) => onChoose(target.value)}>
        {free.days.map(({ day, label, isOpen }) => (
          <option key={day} value={day} disabled={!isOpen}>
            {isOpen ? label : `${label} (closed)`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface ChosenTimesProps {
  times: string[]
  onLeaveOut: (time: string) => void
}

function ChosenTimes({ times, onLeaveOut }: ChosenTimesProps) {
  return (
    <ul aria-label="Times to propose" className="border-t border-line-strong">
      {times.map((time) => (
        <li
          key={time}
          className="flex items-center justify-between gap-3 border-b border-line py-1 numerals"
        >
          {formatTourTime(time)}
          <TextButton
            className="-me-2 whitespace-nowrap"
            aria-label={`Remove ${formatTourTime(time)}`}
            onClick={() => onLeaveOut(time)}
          >
            Remove
          </TextButton>
        </li>
      ))}
    </ul>
  )
}

interface TimeBoxesProps {
  free: FreeTimes
  chosen: string[]
  onToggle: (time: string) => void
}

function TimeBoxes({ free, chosen, onToggle }: TimeBoxesProps) {
  const isFull = chosen.length >= MAX_OFFERED_TIMES
  return (
    <fieldset>
      <legend className="mb-1.5 text-label font-strong">
        Free times in Dubai, up to {MAX_OFFERED_TIMES}
      </legend>
      {free.times.length === 0 && <p className="text-ink-soft">No time is free on this day.</p>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5">
        {free.times.map(({ time, starts_at }) => {
          const isChosen = chosen.includes(starts_at)
          return (
            <label key={starts_at} className="relative">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onToggle(starts_at)}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
              />
              <span className="pointer-events-none flex min-h-target items-center justify-center rounded-control border border-control bg-paper-bright text-small numerals peer-checked:border-ink peer-checked:bg-ink peer-checked:font-strong peer-checked:text-paper peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brass-deep peer-disabled:border-line peer-disabled:bg-sand peer-disabled:text-ink-mute">
                {time}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Asks for a reason, which the visitor reads; buttons insert the common ones. */
export function DeclineTour({ language, ...form }: AnswerFormProps & { language: Language }) {
  const [reason, setReason] = useState('')
  return (
    <form
      className="grid gap-3 bg-sand p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void form.onSend('decline', { reason })
      }}
    >
      <Field
        label="Reason, for the visitor"
        name="reason"
        hint={
          language === 'ar'
            ? 'The visitor wrote in Arabic; the sentences below are inserted in Arabic.'
            : undefined
        }
      >
        <TextArea
          ref={takeFocus}
          value={reason}
          maxLength={500}
          className="min-h-24!"
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div className="-mx-2 grid justify-items-start">
        {DECLINE_SENTENCES.map((sentence) => (
          <TextButton
            key={sentence.en}
            className="text-start font-normal!"
            onClick={() => setReason(sentence[language])}
          >
            {sentence.en}
          </TextButton>
        ))}
      </div>
      <FormButtons {...form} disabled={reason.trim() === ''} action="Tell the visitor" />
    </form>
  )
}

interface FormButtonsProps extends Omit<AnswerFormProps, 'onSend'> {
  action: string
  disabled: boolean
}

function FormButtons({ action, disabled, busy, onCancel }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" size="s" busy={busy} disabled={disabled}>
        {action}
      </Button>
      <Button variant="ghost" size="s" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
