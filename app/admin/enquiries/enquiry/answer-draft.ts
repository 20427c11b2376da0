import { useRef, useState } from 'react'

import type { EnquiryDetail } from '#domain/enquiries/follow-up/answer.ts'
import type { Language } from '#domain/language.ts'

export const WAYS = ['email', 'whatsapp', 'call', 'note'] as const
export type Way = (typeof WAYS)[number]

/** An answer that somebody is writing. */
export interface AnswerDraft {
  way: Way
  language: Language
  /** The index of the chosen template; -1 for none. */
  template: number
  subject: string
  text: string
  note: string
  /** The server sends an answer with a key once, however often it receives it. */
  key: string
  /** The program that was opened to reach the person, until the user says whether they were reached. */
  opened: Exclude<Way, 'note'> | null
}

/** A new answer: the first template for an enquiry without an answer, else empty. */
export function newDraft({ enquiry, templates, answer_subject }: EnquiryDetail): AnswerDraft {
  const { language } = enquiry
  const first = enquiry.first_answer_at === null ? templates[0] : undefined
  return {
    way: 'email',
    language,
    template: first ? 0 : -1,
    subject: answer_subject,
    text: first?.[language] ?? '',
    note: '',
    key: newKey(),
    opened: null,
  }
}

/** The draft of an enquiry. What was changed is stored in the tab until it is sent. */
export function useAnswerDraft(detail: EnquiryDetail) {
  const storageKey = `answer:${detail.enquiry.id}`
  const [draft, setDraft] = useState(() => read(storageKey) ?? newDraft(detail))
  // `send` keeps the `draft` of its own render; what is typed before the response is only in here.
  const latest = useRef(draft)

  function change(next: AnswerDraft) {
    latest.current = next
    setDraft(next)
    write(storageKey, next)
  }

  return {
    draft,
    edit: (changes: Partial<AnswerDraft>) => change({ ...latest.current, ...changes }),
    /** Removes what was sent; `sent` is the draft as it was when it was sent. */
    removeSent: (sent: AnswerDraft, way: Way) => {
      const fresh = { subject: detail.answer_subject, key: newKey() }
      change(withoutSent(latest.current, sent, way, fresh))
    },
  }
}

/** The draft without what was sent of it; what has changed since then stays. */
export function withoutSent(
  draft: AnswerDraft,
  sent: AnswerDraft,
  way: Way,
  fresh: Pick<AnswerDraft, 'subject' | 'key'>,
): AnswerDraft {
  if (way === 'note') return draft.note === sent.note ? { ...draft, note: '' } : draft
  if (way === 'call') return { ...draft, opened: null }
  const next = { ...draft, opened: null, key: fresh.key }
  if (draft.text !== sent.text) return next
  const subject = way === 'email' ? fresh.subject : draft.subject
  return { ...next, template: -1, text: '', subject }
}

function read(storageKey: string): AnswerDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as AnswerDraft | null
  } catch {
    return null
  }
}

// If storage is full or forbidden, only the draft is lost when the page is left.
function write(storageKey: string, draft: AnswerDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {}
}

/** A UUID. Browsers provide `randomUUID` only on https and localhost. */
export function newKey(): string {
  if (isSecureContext) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
