import { useLocation } from 'react-router'

import { dayAndTime, dayAndTimeInSentence } from '#app/admin/dates.ts'
import { Clock } from '#app/admin/enquiries/clock.tsx'
import { KIND_LABELS, KIND_NAMES, mailto, subjectOf } from '#app/admin/enquiries/enquiry-labels.ts'
import { TitleLink } from '#app/admin/ui/text-button.tsx'
import { formatDay } from '#app/ui/format-day.ts'
import { Link } from '#app/ui/link.tsx'
import * as urls from '#app/urls.ts'
import { telLink } from '#domain/agency/contact-links.ts'
import type { EnquiryDetail } from '#domain/enquiries/follow-up/answer.ts'
import { STAGE_NAMES } from '#domain/enquiries/follow-up/stage.ts'
import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'
import { LEAD_PORTAL_NAMES } from '#domain/enquiries/portal-leads/portal-lead.ts'

/** Who wrote, when and how, and how long they wait. */
export function Head({ enquiry, titleId }: { enquiry: Enquiry; titleId: string }) {
  const { name, email, phone, clock, promised_until } = enquiry
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 id={titleId} className="font-display text-title-2">
          <bdi>{name || 'Somebody'}</bdi>
        </h2>
        <p className="flex flex-wrap gap-x-4 text-small">
          {email && (
            <a href={mailto(email)} className={CONTACT_LINK}>
              {email}
            </a>
          )}
          {phone && (
            <a href={telLink(phone)} dir="ltr" className={`${CONTACT_LINK} numerals`}>
              {phone}
            </a>
          )}
        </p>
        <p className="text-caption text-ink-mute numerals">{originOf(enquiry)}</p>
      </div>
      {clock && (
        <div className="w-48">
          <Clock enquiry={enquiry} />
          {clock.state !== 'answered' && promised_until && (
            <p className="mt-1.5 text-caption text-ink-mute numerals">
              Promised by {dayAndTimeInSentence(promised_until)}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

const CONTACT_LINK =
  'inline-flex min-h-target items-center wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-current'

const PORTALS: Record<string, string> = LEAD_PORTAL_NAMES

function originOf({ kind, created_at, language, source }: Enquiry): string {
  const parts = [
    KIND_LABELS[kind],
    dayAndTime(created_at),
    source === 'email' && 'by e-mail',
    source in PORTALS && `from ${PORTALS[source]}`,
    language === 'ar' && 'Wrote in Arabic',
  ]
  return parts.filter(Boolean).join(' · ')
}

/** What it is about: the listing with its reference, or the subject; and what comes next. */
export function About({ enquiry }: { enquiry: Enquiry }) {
  const { property } = enquiry
  const subject = subjectOf(enquiry) || property?.title
  const to = listingUrl(property)
  const nextStep = nextStepOf(enquiry)
  if (!subject && !nextStep) return null
  return (
    <div className="border-y border-line py-3 text-label leading-snug">
      {subject && (
        <h3 dir="auto" className="font-display text-title-4">
          {to ? <TitleLink to={to}>{subject}</TitleLink> : subject}
        </h3>
      )}
      {property && (
        <p className="text-ink-soft numerals">
          {property.reference}
          {property.state === 'removed' && ' · This listing was removed.'}
        </p>
      )}
      {nextStep && (
        <p className="mt-2 border-s-3 border-brass-deep ps-3 numerals">
          <span className="font-strong">Next:</span> <span dir="auto">{nextStep}</span>
        </p>
      )}
    </div>
  )
}

function nextStepOf({ next_step, next_step_on }: Enquiry): string {
  return [next_step, next_step_on && formatDay(next_step_on)].filter(Boolean).join(', ')
}

/** Visitors' page of a listing, or its form where only administrators see it; none once it is removed. */
function listingUrl(property: Enquiry['property']): string | undefined {
  if (!property || property.id === null || property.state === 'removed') return undefined
  return property.state === 'public' ? urls.property(property.id) : urls.updateProperty(property.id)
}

/** The homes that the visitor agreed to send along. */
export function SeenHomes({ seen }: { seen: NonNullable<EnquiryDetail['seen']> }) {
  return (
    <section aria-labelledby="seen-title" className="my-5">
      <h3 id="seen-title" className="text-label font-strong">
        Looked at, and agreed to tell
      </h3>
      <ul className="mt-1.5 border-b border-line text-label leading-snug">
        {seen.homes.map(({ id, title, reference, url }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-4 border-t border-line py-2.5"
          >
            <span dir="auto" className="min-w-0 truncate">
              {url === null ? title : <TitleLink to={url}>{title}</TitleLink>}
            </span>
            <span className="flex-none text-caption text-ink-mute numerals">{reference}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What else the same person has sent, however they wrote their number or address. */
export function OtherEnquiries({ others }: Pick<EnquiryDetail, 'others'>) {
  const { search } = useLocation()
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others-title" className="my-5">
      <h3 id="others-title" className="text-label font-strong">
        Also from this person
      </h3>
      <ul className="mt-1.5 border-b border-line text-label leading-snug">
        {others.map(({ id, kind, about, stage, spam, created_at }) => (
          <li
            key={id}
            className="relative flex items-center justify-between gap-4 border-t border-line py-2.5"
          >
            <Link
              to={urls.enquiry(id) + search}
              dir="auto"
              className="min-w-0 truncate underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {[KIND_NAMES[kind], about].filter(Boolean).join(': ')}
            </Link>
            <span className="flex-none text-caption text-ink-mute numerals">
              {spam ? 'Spam' : STAGE_NAMES[stage]}, {dayAndTime(created_at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
