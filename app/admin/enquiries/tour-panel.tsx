import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { dayAndTime } from '#app/admin/dates.ts'
import { post } from '#app/admin/request.ts'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { formatCount } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'
import { formatTourTime } from '#domain/enquiries/tours/tour-time.ts'
import type { EnquiryTour, TourState } from '#domain/enquiries/tours/tour.ts'

import { DeclineTour, ProposeTimes, useFreeTimes, type SendAnswer } from './tour-answer-forms.tsx'

interface TourPanelProps {
  enquiry: Enquiry
  /** Given the enquiry as it is after an answer. */
  onChanged: (enquiry: Enquiry) => void
}

/** The tour of an enquiry: its time, its history, and the agency's answer. */
export function TourPanel({ enquiry, onChanged }: TourPanelProps) {
  const { tour } = enquiry
  const heading = useRef<HTMLHeadingElement>(null)
  const [now] = useState(() => new Date())
  if (!tour) return null
  const isCalledOff = tour.state === 'cancelled' || tour.state === 'declined'
  return (
    <div className="my-5 bg-sand px-5 py-4">
      <h3 ref={heading} tabIndex={-1} className="font-display text-title-3 numerals outline-none">
        {HEADINGS[tour.state]}
        {tour.state !== 'countered' && (
          <span className={classes(isCalledOff && 'line-through')}>
            {formatTourTime(tour.starts_at)}
          </span>
        )}
      </h3>
      {tour.state === 'countered' && <Times times={tour.offered_times} />}
      {tour.reason && (
        <p dir="auto" className="text-ink-soft">
          {tour.reason}
        </p>
      )}
      <History changes={tour.changes} />
      {!isCalledOff && !enquiry.spam && lastTime(tour) > now && (
        <Answer
          enquiry={enquiry}
          tour={tour}
          onChanged={(changed) => {
            flushSync(() => onChanged(changed))
            heading.current?.focus()
          }}
        />
      )}
    </div>
  )
}

const HEADINGS: Record<TourState, string> = {
  proposed: 'Tour proposed for ',
  accepted: 'Tour agreed: ',
  countered: 'The visitor is choosing a time:',
  declined: 'Tour declined: ',
  cancelled: 'Tour cancelled: ',
}

function lastTime({ offered_times, starts_at }: EnquiryTour): Date {
  return new Date(offered_times.at(-1) ?? starts_at)
}

function Times({ times }: { times: string[] }) {
  return (
    <ul className="numerals">
      {times.map((time) => (
        <li key={time}>{formatTourTime(time)}</li>
      ))}
    </ul>
  )
}

function History({ changes }: Pick<EnquiryTour, 'changes'>) {
  const laterChanges = changes.length - 1
  if (laterChanges < 1) return null
  return (
    <details>
      <summary className="quiet-link inline-flex min-h-target items-center">
        {formatCount(laterChanges, 'change')}
      </summary>
      <ol className="text-caption text-ink-soft">
        {changes.map((change) => (
          <li key={change.at + change.what} className="py-1 numerals">
            {dayAndTime(change.at)}: {describeChange(change)}
          </li>
        ))}
      </ol>
    </details>
  )
}

function describeChange(change: EnquiryTour['changes'][number]): string {
  const { what, starts_at, offered_times, reason, email_state } = change
  const time = formatTourTime(starts_at)
  const labels = {
    proposed: `proposed for ${time}`,
    moved: `moved to ${time}`,
    cancelled: 'cancelled',
    accepted: `accepted for ${time}`,
    countered: `offered instead: ${offered_times.map((at) => formatTourTime(at)).join('; ')}`,
    chosen: `the visitor chose ${time}`,
    declined: `declined: ${reason}`,
  }
  return email_state === 'failed' ? `${labels[what]} (its email failed)` : labels[what]
}

type Form = 'none' | 'times' | 'decline'

const DONE = {
  accept: 'Tour accepted. The visitor is told.',
  propose: 'Times sent to the visitor.',
  decline: 'Tour declined. The visitor is told.',
}

function Answer({ enquiry, tour, onChanged }: TourPanelProps & { tour: EnquiryTour }) {
  const [form, setForm] = useState<Form>('none')
  const { request, isLoading, send } = useRequest<Enquiry>()
  const free = useFreeTimes(tour.id)
  const isAgreed = tour.state === 'accepted'

  const answer: SendAnswer = async (verb, body = {}) => {
    const path = `/api/tours/${tour.id}/${verb}`
    const outcome = await send(() => post(path, { ...body, sequence: tour.sequence }))
    if (outcome.state === 'done') {
      toast.success(DONE[verb])
      setForm('none')
      onChanged(outcome.result)
    }
  }

  const toggle = (wanted: Form) => setForm(form === wanted ? 'none' : wanted)
  const toggleTimes = () => {
    toggle('times')
    if (form !== 'times') void free.load()
  }
  const common = { busy: isLoading, onSend: answer, onCancel: () => setForm('none') }
  return (
    <div className="mt-2 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {tour.state === 'proposed' && (
          <Button
            size="s"
            busy={isLoading && form === 'none'}
            onClick={() => void answer('accept')}
          >
            Accept
          </Button>
        )}
        <TextButton aria-expanded={form === 'times'} onClick={toggleTimes}>
          {tour.state === 'proposed' ? 'Propose another time' : 'Propose other times'}
        </TextButton>
        <TextButton danger aria-expanded={form === 'decline'} onClick={() => toggle('decline')}>
          {isAgreed ? 'Call the tour off' : 'Decline'}
        </TextButton>
      </div>
      <div role="alert" className="empty:hidden">
        {request.state === 'failed' && <Alert kind="error">{request.message}</Alert>}
      </div>
      {form === 'times' && <ProposeTimes free={free} {...common} />}
      {form === 'decline' && <DeclineTour language={enquiry.language} {...common} />}
    </div>
  )
}
