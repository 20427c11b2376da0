import { useId } from 'react'

import { dayAndTime } from '#app/admin/dates.ts'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { LEAD_PORTAL_NAMES } from '#domain/enquiries/portal-leads/portal-lead.ts'
import type { PortalEmail, PortalEmailChange } from '#domain/enquiries/portal-leads/portal-email.ts'

interface PortalEmailRowProps {
  portalEmail: PortalEmail
  busy: boolean
  onMakeEnquiry: () => void
  onChange: (state: PortalEmailChange['state']) => void
}

const STATES: Record<PortalEmail['state'], string> = {
  unknown: '',
  ignored: 'Ignored',
  enquiry: 'Became an enquiry',
  duplicate: 'Added to an enquiry',
}

/** An email is text from anybody: nothing in it is a link, and no picture is loaded. */
export function PortalEmailRow({
  portalEmail,
  busy,
  onMakeEnquiry,
  onChange,
}: PortalEmailRowProps) {
  const id = useId()
  const isOpen = portalEmail.state === 'unknown' || portalEmail.state === 'ignored'
  const common = { 'aria-describedby': id, disabled: busy }
  return (
    <article
      aria-labelledby={id}
      className="grid items-start gap-x-[clamp(1.25rem,3vw,3rem)] gap-y-3 border-t border-line-strong py-6 text-small lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_minmax(0,12rem)]"
    >
      <div className="min-w-0">
        <p className="numerals">{dayAndTime(portalEmail.received_at)}</p>
        <p className="wrap-anywhere">
          <bdi>{portalEmail.from_name}</bdi>
        </p>
        <p className="wrap-anywhere text-ink-soft">{portalEmail.from_address || 'No sender'}</p>
        <p className="text-caption text-ink-mute">
          {[
            portalEmail.portal && `Says it is from ${LEAD_PORTAL_NAMES[portalEmail.portal]}`,
            STATES[portalEmail.state],
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="min-w-0">
        <h2
          id={id}
          dir="auto"
          tabIndex={-1}
          data-portal-email
          className="mb-1 font-display text-title-4 wrap-anywhere"
        >
          {portalEmail.subject || 'No subject'}
        </h2>
        {portalEmail.note && <p className="mb-1 font-strong text-danger">{portalEmail.note}</p>}
        <PortalEmailText text={portalEmail.text} />
      </div>
      {isOpen && (
        <div className="grid gap-2 lg:justify-items-end">
          <Button variant="ghost" size="s" {...common} onClick={onMakeEnquiry}>
            Make an enquiry
          </Button>
          <TextButton
            {...common}
            onClick={() => onChange(portalEmail.state === 'unknown' ? 'ignored' : 'unknown')}
          >
            {portalEmail.state === 'unknown' ? 'Ignore' : 'Bring back'}
          </TextButton>
        </div>
      )}
    </article>
  )
}

const SHORT_TEXT = 400

function PortalEmailText({ text }: { text: string }) {
  const className = 'max-w-136 whitespace-pre-line wrap-anywhere text-ink-soft'
  const isShort = text.length <= SHORT_TEXT
  return (
    <>
      <p dir="auto" className={className}>
        {isShort ? text : `${text.slice(0, SHORT_TEXT).toWellFormed()}…`}
      </p>
      {!isShort && (
        <details>
          <summary className="quiet-link inline-flex min-h-target items-center">All of it</summary>
          <p dir="auto" className={className}>
            {text}
          </p>
        </details>
      )}
    </>
  )
}
