import { expect, test } from 'vitest'

import { withoutSent, type AnswerDraft } from './answer-draft.ts'

const DRAFT: AnswerDraft = {
  way: 'email',
  language: 'en',
  template: 1,
  subject: 'Re: the transfer fee',
  text: 'Two per cent.',
  note: 'Prefers mornings.',
  key: 'first',
  opened: null,
}
const UNUSED = { subject: 'Your enquiry', key: 'second' }

test('an answer that was sent leaves the note and the way that was chosen meanwhile', () => {
  const next = withoutSent({ ...DRAFT, way: 'note' }, DRAFT, 'email', UNUSED)
  expect(next).toMatchObject({
    way: 'note',
    note: 'Prefers mornings.',
    text: '',
    template: -1,
    opened: null,
    ...UNUSED,
  })
})

test('what was typed while the request ran stays', () => {
  const typed = { ...DRAFT, text: 'And one thing more.', note: 'Prefers evenings.' }
  expect(withoutSent(typed, DRAFT, 'email', UNUSED).text).toBe('And one thing more.')
  expect(withoutSent(typed, DRAFT, 'note', UNUSED)).toEqual(typed)
})

test('a call that reached somebody leaves a half-written answer; a message by WhatsApp was that answer', () => {
  const called = { ...DRAFT, opened: 'call' } as const
  expect(withoutSent(called, called, 'call', UNUSED)).toEqual(DRAFT)
  const written = { ...DRAFT, opened: 'whatsapp' } as const
  expect(withoutSent(written, written, 'whatsapp', UNUSED)).toMatchObject({
    text: '',
    subject: 'Re: the transfer fee',
    note: 'Prefers mornings.',
    key: 'second',
    opened: null,
  })
})

test('a note that was added is empty, and the answer stays', () => {
  expect(withoutSent(DRAFT, DRAFT, 'note', UNUSED)).toEqual({ ...DRAFT, note: '' })
})
