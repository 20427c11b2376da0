import {
  BadgeCheck,
  CircleAlert,
  DatabaseBackup,
  MailWarning,
  Webhook,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'

import { formatTime } from '#app/admin/dates.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { formatNumber } from '#app/ui/format.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import { Clock } from '#app/admin/enquiries/clock.tsx'
import { KIND_NAMES } from '#app/admin/enquiries/enquiry-labels.ts'
import type { Today } from '#domain/today/today.ts'

import { formatDuration } from './format-duration.ts'
import type { Need } from './needs.ts'

/** The enquiries that have waited longest, with their clocks. */
export function WaitingEnquiries({ enquiries, counts }: Today) {
  if (enquiries.length === 0) return null
  return (
    <Part title="Waiting for an answer" link={<AllEnquiries count={counts.enquiries} />}>
      {enquiries.map((enquiry, index) => {
        const { id, kind, name, about, assignee_name } = enquiry
        return (
          <Row
            key={id}
            start={<Clock enquiry={enquiry} />}
            title={name || 'Somebody'}
            text={`${KIND_NAMES[kind]}${about && `: ${about}`}. ${assignee_name || 'No agent yet'}.`}
            action={
              <ButtonLink
                to={urls.enquiry(id)}
                variant={index === 0 ? 'primary' : 'ghost'}
                size="s"
                className="md:min-w-27"
                aria-label={`Answer ${name}`}
              >
                Answer
              </ButtonLink>
            }
          />
        )
      })}
    </Part>
  )
}

function AllEnquiries({ count }: { count: number }) {
  return (
    <TextLink to={urls.enquiries}>
      {count === 1 ? 'Open the inbox' : `All ${formatNumber(count)} enquiries`}
    </TextLink>
  )
}

export function Tours({ tours, at }: Today) {
  if (tours.length === 0) return null
  return (
    <Part title="Tours today">
      {tours.map(({ enquiry_id, starts_at, name, about, assignee_name }) => {
        const untilMs = Date.parse(starts_at) - Date.parse(at)
        return (
          <Row
            key={enquiry_id}
            start={
              <p className="flex items-baseline gap-2.5 font-display text-title-3 numerals md:block">
                {formatTime(starts_at)}
                <span className="font-sans text-caption text-ink-mute md:block">
                  {untilMs > 0 ? `in ${formatDuration(untilMs)}` : 'now'}
                </span>
              </p>
            }
            title={about || 'A tour'}
            text={assignee_name ? `${name} with ${assignee_name}.` : `${name}. No agent yet.`}
            action={
              <ButtonLink
                to={urls.enquiry(enquiry_id)}
                variant="ghost"
                size="s"
                className="md:min-w-27"
                aria-label={`Details of the tour with ${name}`}
              >
                Details
              </ButtonLink>
            }
          />
        )
      })}
    </Part>
  )
}

const ICONS: Record<Need['kind'], LucideIcon> = {
  Permit: BadgeCheck,
  Portal: CircleAlert,
  Mail: MailWarning,
  Mailbox: MailWarning,
  Webhook,
  Backup: DatabaseBackup,
}

export function NeedsAttention({ needs }: { needs: Need[] }) {
  if (needs.length === 0) return null
  return (
    <Part title="Needs a hand">
      {needs.map(({ kind, isUrgent, title, text, action, to }) => {
        const Icon = ICONS[kind]
        return (
          <Row
            key={kind}
            start={
              <p
                className={classes(
                  'flex items-center gap-2 text-label font-strong',
                  isUrgent ? 'text-danger' : 'text-brass-deep',
                )}
              >
                <Icon size={18} strokeWidth={1.5} />
                {kind}
              </p>
            }
            title={title}
            text={text}
            action={
              <ButtonLink
                to={to}
                variant="ghost"
                size="s"
                className="md:min-w-27"
                aria-label={`${action}: ${title}`}
              >
                {action}
              </ButtonLink>
            }
          />
        )
      })}
    </Part>
  )
}

interface PartProps {
  title: string
  link?: ReactNode
  children: ReactNode
}

function Part({ title, link, children }: PartProps) {
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-display text-title-2">{title}</h3>
        {link}
      </div>
      <ul className="border-t border-line-strong" aria-label={title}>
        {children}
      </ul>
    </div>
  )
}

type RowProps = Record<'start' | 'action', ReactNode> & Record<'title' | 'text', string>

function Row({ start, title, text, action }: RowProps) {
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3.5 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:*:first:col-span-2 md:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
      {start}
      <div className="min-w-0">
        <h4 dir="auto" className="font-display text-title-4">
          {title}
        </h4>
        <p dir="auto" className="text-label leading-normal text-ink-soft">
          {text}
        </p>
      </div>
      {action}
    </li>
  )
}
