import { Mail, Phone, StickyNote } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import type { Failure } from '#app/admin/use-request.ts'
import { Alert } from '#app/ui/alert.tsx'
import { BrandIcon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { EnquiryDetail } from '#domain/enquiries/follow-up/answer.ts'

import { newKey, WAYS, type Way } from './answer-draft.ts'
import { CallPanel, EmailPanel, NotePanel, WhatsappPanel } from './answer-panels.tsx'
import type { AnswerProps } from './answer-props.ts'
import { ReachedQuestion } from './reached-question.tsx'

/** Where an enquiry is answered: by email from here, by WhatsApp or a call, or with a note. */
export function AnswerBox(props: AnswerProps) {
  const { way } = props.drafting.draft
  const { failure, send, addNote } = useSending(props)
  const panelProps = { ...props, failure }
  const panels: Record<Way, ReactNode> = {
    email: <EmailPanel {...panelProps} onSend={send} />,
    whatsapp: <WhatsappPanel {...panelProps} />,
    call: <CallPanel {...panelProps} />,
    note: <NotePanel {...panelProps} onAdd={addNote} />,
  }
  return (
    <section
      aria-label="Answer"
      className="scroll-mt-below-header rounded-control border border-control bg-paper-bright"
    >
      <WayTabs way={way} onWay={(way) => props.drafting.edit({ way })} />
      {failure && Object.keys(failure.fields).length === 0 && (
        <div role="alert" className="px-4 pt-3">
          <Alert kind="error">{failure.message}</Alert>
        </div>
      )}
      {panels[way]}
      <ReachedQuestion {...props} />
    </section>
  )
}

/** Sends what is written. The draft stays until it is sent. */
function useSending({ detail, controls, drafting }: AnswerProps) {
  const { draft, edit, removeSent } = drafting
  const [failure, setFailure] = useState<Failure | null>(null)

  async function send() {
    const { subject, text, key } = draft
    const outcome = await controls.answer({ channel: 'email', subject, text, key })
    setFailure(outcome.state === 'failed' ? outcome : null)
    if (outcome.state !== 'done') return
    if (isInTimeline(outcome.result as EnquiryDetail, text)) {
      removeSent(draft, 'email')
      toast.success(`Answer to ${detail.enquiry.name} is on its way.`)
      return
    }
    // The server had already sent an earlier text with this key; only its response was lost.
    edit({ key: newKey() })
    setFailure({ state: 'failed', status: null, message: SENT_BEFORE, fields: {} })
  }

  async function addNote() {
    const outcome = await controls.addNote(draft.note)
    setFailure(outcome.state === 'failed' ? outcome : null)
    if (outcome.state === 'done') removeSent(draft, 'note')
  }

  return { failure, send: () => void send(), addNote: () => void addNote() }
}

const SENT_BEFORE =
  'What you sent before has gone out after all. This text has not: please look at both.'

function isInTimeline({ events }: EnquiryDetail, text: string): boolean {
  return events.some((event) => event.what === 'email' && event.text === text.trim())
}

const WAY_LABELS: Record<Way, [label: string, icon: ReactNode]> = {
  email: ['E-mail', <Mail key="icon" />],
  whatsapp: ['WhatsApp', <BrandIcon key="icon" brand="WhatsApp" size={16} />],
  call: ['Call', <Phone key="icon" />],
  note: ['Note', <StickyNote key="icon" />],
}

function WayTabs({ way: chosen, onWay }: { way: Way; onWay: (way: Way) => void }) {
  return (
    <fieldset className="flex border-b border-line max-sm:justify-between">
      <legend className="sr-only">Answer by</legend>
      {WAYS.map((way) => {
        const [label, icon] = WAY_LABELS[way]
        return (
          <button
            key={way}
            type="button"
            aria-pressed={way === chosen}
            onClick={() => onWay(way)}
            className="inline-flex min-h-target items-center gap-2 px-3.5 text-label font-medium text-ink-soft hover:text-ink focus-visible:-outline-offset-3 aria-pressed:font-strong aria-pressed:text-ink aria-pressed:shadow-[inset_0_-2px_0_var(--color-brass-deep)] max-sm:[&>svg]:hidden"
          >
            {icon}
            {label}
          </button>
        )
      })}
    </fieldset>
  )
}
