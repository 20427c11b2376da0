import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { Enquiry } from '#domain/enquiries/inbox/inbox.ts'

import { BoardCard } from './board-card.tsx'

const ENQUIRY = {
  id: 1,
  kind: 'contact',
  name: 'Layla',
  subject: 'Fees',
  stage: 'contacted',
  first_answer_at: '2026-03-01T08:00:00.000Z',
  next_step: '',
  next_step_on: '',
} as Enquiry

test.each([
  [null, '', 'Assigned to nobody'],
  [1, '', 'Assigned to Owner'],
  [2, 'Omar', 'Assigned to Omar'],
])('a card of person %s, who is called "%s", says "%s"', (assignee_id, assignee_name, text) => {
  const enquiry = { ...ENQUIRY, assignee_id, assignee_name }
  const Component = () => <BoardCard enquiry={enquiry} />
  const Page = createRoutesStub([{ path: '/', Component }])
  expect(renderToStaticMarkup(<Page />)).toContain(text)
})
