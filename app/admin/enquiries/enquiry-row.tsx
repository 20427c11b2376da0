import { useId } from 'react'
import { Link } from 'react-router'

import { dayAndTime } from '#app/admin/dates.ts'
import { TextAnchor, TextButton } from '#app/admin/ui/text-button.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

import { DeliveryLine } from './delivery-line.tsx'
import { aboutOf, KINDS } from './kinds.ts'
import { mailto } from './mailto.ts'
import { PrivatePhotos } from './private-photos.tsx'
import { ProposedTour } from './proposed-tour.tsx'

export interface EnquiryRowProps {
  enquiry: Enquiry
  busy: boolean
  /** Whether there is a mail server through which it could be sent again. */
  canSend: boolean
  onHandled: (handled: boolean) => void
  onSpam: (spam: boolean) => void
  onResend: () => void
  onPerson: () => void
}

/** One enquiry of the inbox: when, who, what, and what has become of it. */
export function EnquiryRow(props: EnquiryRowProps) {
  const { enquiry } = props
  const id = useId()
  const fresh = enquiry.handled_at === null && !enquiry.spam
  return (
    <article
      aria-labelledby={id}
      className={classes(
        'relative grid items-start gap-x-[clamp(1.25rem,3vw,3rem)] gap-y-2 border-t border-line-strong py-6 text-small lg:grid-cols-[9.5rem_minmax(0,15rem)_minmax(0,1fr)_minmax(0,15rem)]',
        fresh &&
          'before:absolute before:start-0 before:-top-px before:h-0.75 before:w-16 before:bg-brass-deep',
      )}
    >
      <div className="flex justify-between gap-4 lg:block">
        <p className="numerals">{dayAndTime(enquiry.created_at)}</p>
        <p className="text-caption text-ink-mute">{KINDS[enquiry.kind]}</p>
      </div>
      <Who {...enquiry} id={id} onPerson={props.onPerson} />
      <What {...enquiry} />
      <div className="mt-2 grid gap-3 lg:mt-0 lg:justify-items-end">
        <DeliveryLine delivery={enquiry.delivery} />
        <Actions {...props} describedBy={id} />
      </div>
    </article>
  )
}

function Who({
  id,
  name,
  email,
  phone,
  onPerson,
}: Omit<Enquiry, 'id'> & { id: string } & Pick<EnquiryRowProps, 'onPerson'>) {
  const link =
    'flex min-h-target items-center -my-2 wrap-anywhere decoration-brass-deep underline-offset-4 hover:underline'
  return (
    <div>
      <h2
        id={id}
        tabIndex={-1}
        data-enquiry-name
        className="mb-1 font-display text-[1.1875rem] leading-tight wrap-anywhere"
      >
        {name}
      </h2>
      <a href={mailto(email)} className={link}>
        {email}
      </a>
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={`${link} numerals`}>
          {phone}
        </a>
      )}
      <TextButton
        className="-mx-2 -mb-2 font-normal! text-ink-soft"
        aria-describedby={id}
        onClick={onPerson}
      >
        Personal data
      </TextButton>
    </div>
  )
}

function What(enquiry: Enquiry) {
  const { id, property, message, photos, tour } = enquiry
  const about = aboutOf(enquiry)
  return (
    <div className="min-w-0">
      {about && (
        <h3 className="mb-1 font-[560] wrap-anywhere">
          {property ? (
            <Link
              to={`/properties2/${property.id}`}
              className="underline decoration-line-strong underline-offset-4 hover:decoration-brass-deep"
            >
              {about}
            </Link>
          ) : (
            about
          )}
        </h3>
      )}
      {tour && <ProposedTour tour={tour} />}
      <p className="max-w-[34rem] whitespace-pre-line text-ink-soft wrap-anywhere">{message}</p>
      {photos.length > 0 && <PrivatePhotos enquiry={id} names={photos} />}
    </div>
  )
}

function Actions(props: EnquiryRowProps & { describedBy: string }) {
  const { enquiry, busy, canSend, describedBy, onHandled, onSpam, onResend } = props
  const { spam, delivery } = enquiry
  const handled = enquiry.handled_at !== null
  const stuck = canSend && delivery.state !== 'sent' && !spam
  const common = { 'aria-describedby': describedBy, disabled: busy }
  return (
    <>
      {stuck ? (
        <Button variant="ghost" size="s" {...common} onClick={onResend}>
          Send again
        </Button>
      ) : (
        <ButtonLink variant="ghost" size="s" href={replyTo(enquiry)} aria-describedby={describedBy}>
          Reply
        </ButtonLink>
      )}
      <div className="-mx-2 flex flex-wrap lg:justify-end">
        {stuck && (
          <TextAnchor href={replyTo(enquiry)} aria-describedby={describedBy}>
            Reply
          </TextAnchor>
        )}
        {canSend && !stuck && !spam && (
          <TextButton {...common} onClick={onResend}>
            Send again
          </TextButton>
        )}
        {!spam && (
          <TextButton {...common} onClick={() => onHandled(!handled)}>
            {handled ? 'Reopen' : 'Mark as handled'}
          </TextButton>
        )}
        <TextButton {...common} onClick={() => onSpam(!spam)}>
          {spam ? 'Not spam' : 'Spam'}
        </TextButton>
      </div>
    </>
  )
}

function replyTo(enquiry: Enquiry): string {
  const about = aboutOf(enquiry) || KINDS[enquiry.kind]
  return mailto(enquiry.email, `Re: ${about}`)
}
