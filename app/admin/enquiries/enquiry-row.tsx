import { useId } from 'react'

import { dayAndTime } from '#app/admin/dates.ts'
import { TextAnchor, TextButton, TitleLink } from '#app/admin/ui/text-button.tsx'
import * as urls from '#app/urls.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import type { Enquiry, EnquiryChange } from '#domain/enquiries/inbox/inbox.ts'

import { DeliveryLine } from './delivery-line.tsx'
import { KIND_LABELS, mailto, subjectOf } from './enquiry-labels.ts'
import { PrivatePhotos } from './private-photos.tsx'
import { TourPanel } from './tour-panel.tsx'

interface EnquiryRowProps {
  enquiry: Enquiry
  busy: boolean
  /** Whether a mail server is set up, so that the enquiry can be emailed again. */
  canSend: boolean
  onUpdate: (change: EnquiryChange) => void
  onResend: () => void
  /** Given the enquiry as it is after an answer to its tour. */
  onChanged: (enquiry: Enquiry) => void
  /** Undefined for those who may not see it. */
  onPersonalData: (() => void) | undefined
}

export function EnquiryRow(props: EnquiryRowProps) {
  const { enquiry } = props
  const { email, phone } = enquiry
  const id = useId()
  const isNew = enquiry.handled_at === null && !enquiry.spam
  return (
    <article
      aria-labelledby={id}
      className={classes(
        'relative grid items-start gap-x-[clamp(1.25rem,3vw,3rem)] gap-y-2 border-t border-line-strong py-6 text-small lg:grid-cols-[9.5rem_minmax(0,15rem)_minmax(0,1fr)_minmax(0,15rem)]',
        isNew &&
          'before:absolute before:start-0 before:-top-px before:h-0.75 before:w-16 before:bg-brass-deep',
      )}
    >
      <div className="flex justify-between gap-4 lg:block">
        <p className="numerals">{dayAndTime(enquiry.created_at)}</p>
        <p className="text-caption text-ink-mute">
          {KIND_LABELS[enquiry.kind]}
          {enquiry.language === 'ar' && (
            <>
              <span className="lg:hidden"> · </span>
              <span className="lg:block">Wrote in Arabic</span>
            </>
          )}
        </p>
      </div>
      <div>
        <h2 id={id} tabIndex={-1} data-enquiry-name className="mb-1 font-display text-title-4">
          <bdi>{enquiry.name}</bdi>
        </h2>
        <a href={mailto(email)} className={CONTACT_LINK}>
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={`${CONTACT_LINK} numerals`}>
            {phone}
          </a>
        )}
        {props.onPersonalData && (
          <TextButton
            className="-mx-2 -mb-2 font-normal! text-ink-soft"
            aria-describedby={id}
            onClick={props.onPersonalData}
          >
            Personal data
          </TextButton>
        )}
      </div>
      <Content enquiry={enquiry} onChanged={props.onChanged} />
      <div className="mt-2 grid gap-3 lg:mt-0 lg:justify-items-end">
        <DeliveryLine delivery={enquiry.delivery} />
        <Actions {...props} describedBy={id} />
      </div>
    </article>
  )
}

const CONTACT_LINK =
  'flex min-h-target items-center -my-2 wrap-anywhere decoration-brass-deep underline-offset-4 hover:underline'

function Content({ enquiry, onChanged }: Pick<EnquiryRowProps, 'enquiry' | 'onChanged'>) {
  const { id, property, assignee_name, message, photos } = enquiry
  const subject = subjectOf(enquiry)
  const to = listingUrl(property)
  return (
    <div className="min-w-0">
      {subject && (
        <h3 dir="auto" className="mb-1 font-strong">
          {to ? <TitleLink to={to}>{subject}</TitleLink> : subject}
        </h3>
      )}
      {property && (
        <p className="mb-1 text-caption text-ink-mute numerals">
          {property.reference}
          {property.state === 'removed' && ' · This listing was removed.'}
        </p>
      )}
      {assignee_name && (
        <p className="mb-1 text-caption text-ink-mute">
          Agent: <bdi className="text-ink">{assignee_name}</bdi>
        </p>
      )}
      <TourPanel enquiry={enquiry} onChanged={onChanged} />
      <p dir="auto" className="max-w-136 whitespace-pre-line text-ink-soft">
        {message}
      </p>
      {photos.length > 0 && <PrivatePhotos enquiry={id} names={photos} />}
    </div>
  )
}

/** Visitors' page of a listing, or its form where only administrators see it; none once it is removed. */
function listingUrl(property: Enquiry['property']): string | undefined {
  if (!property || property.id === null || property.state === 'removed') return undefined
  return property.state === 'public' ? urls.property(property.id) : urls.updateProperty(property.id)
}

function Actions(props: EnquiryRowProps & { describedBy: string }) {
  const { enquiry, busy, canSend, describedBy, onUpdate, onResend } = props
  const { spam, delivery } = enquiry
  const isHandled = enquiry.handled_at !== null
  const isUndelivered = canSend && delivery.state !== 'sent' && !spam
  const common = { 'aria-describedby': describedBy, disabled: busy }
  return (
    <>
      {isUndelivered ? (
        <Button variant="ghost" size="s" {...common} onClick={onResend}>
          Send again
        </Button>
      ) : (
        <ButtonLink variant="ghost" size="s" href={replyTo(enquiry)} aria-describedby={describedBy}>
          Reply
        </ButtonLink>
      )}
      <div className="-mx-2 flex flex-wrap lg:justify-end">
        {isUndelivered && (
          <TextAnchor href={replyTo(enquiry)} aria-describedby={describedBy}>
            Reply
          </TextAnchor>
        )}
        {canSend && !isUndelivered && !spam && (
          <TextButton {...common} onClick={onResend}>
            Send again
          </TextButton>
        )}
        {!spam && (
          <TextButton {...common} onClick={() => onUpdate({ handled: !isHandled })}>
            {isHandled ? 'Reopen' : 'Mark as handled'}
          </TextButton>
        )}
        <TextButton {...common} onClick={() => onUpdate({ spam: !spam })}>
          {spam ? 'Not spam' : 'Spam'}
        </TextButton>
      </div>
    </>
  )
}

function replyTo(enquiry: Enquiry): string {
  const subject = subjectOf(enquiry) || KIND_LABELS[enquiry.kind]
  return mailto(enquiry.email, `Re: ${subject}`)
}
