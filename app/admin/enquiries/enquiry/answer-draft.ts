import { useRef, useState } from 'react'

import type { EnquiryDetail } from '#domain/enquiries/follow-up/answer.ts'
import type { Language } from '#domain/language.ts'

export const WAYS = ['email', 'whatsapp', 'call', 'note'] as const
export type Way = (typeof WAYS)[number]

/** An answer that somebody is writing. */
export interface AnswerDraft {
  way: Way
  language: Language
  /** The place of the chosen template; -1 for none. */
  template: number
  subject: string
  text: string
  note: string
  /** Made once, so that the same answer sent again is not sent twice. */
  key: string
  /** The program that was opened to reach the person, until somebody says whether it did. */
  opened: Exclude<Way, 'note'> | null
}

/** A new answer: with the first template for somebody who waits, else empty. */
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
    /** Takes away what was sent of the draft, as it was then. */
    removeSent: (sent: AnswerDraft, way: Way) => {
      const unused = { subject: detail.answer_subject, key: newKey() }
      change(withoutSent(latest.current, sent, way, unused))
    },
  }
}

/** The draft without what was sent of it; what has changed since then stays. */
export function withoutSent(
  draft: AnswerDraft,
  sent: AnswerDraft,
  way: Way,
  unused: Pick<AnswerDraft, 'subject' | 'key'>,
): AnswerDraft {
  if (way === 'note') return draft.note === sent.note ? { ...draft, note: '' } : draft
  if (way === 'call') return { ...draft, opened: null }
  const next = { ...draft, opened: null, key: unused.key }
  if (draft.text !== sent.text) return next
  const subject = way === 'email' ? unused.subject : draft.subject
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

export function newKey(): string {
  // Browsers provide randomUUID only on https and localhost.
  if (isSecureContext) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
