import { expect, test } from 'vitest'

import { AUDIT_ACTIONS, type AuditEntry } from '#domain/audit/audit.ts'

import { said, whoIn } from './audit-labels.ts'

test.each(AUDIT_ACTIONS)('%s is told in words of its own', (what) => {
  const others = AUDIT_ACTIONS.filter((other) => other !== what).map(
    (other) => said(entry(other)).words,
  )
  expect(said(entry(what)).words).toMatch(/^[A-Z][a-z]/)
  expect(others).not.toContain(said(entry(what)).words)
})

test('what is gone leads nowhere, and what has no title has a name', () => {
  expect(said(entry('property-removed'))).not.toHaveProperty('to')
  expect(said(entry('post-updated'))).toMatchObject({ to: '/admin/update-post/7', title: '3' })
  expect(said({ ...entry('property-created'), note: '' }).title).toBe('Untitled')
})

test('one enquiry is one', () => {
  expect(said({ ...entry('person-erased'), note: '1' }).words).toBe('Erased a person, 1 enquiry')
  expect(said(entry('person-erased')).words).toBe('Erased a person, 3 enquiries')
})

test('an administrator named like the site is not taken for it', () => {
  expect(whoIn({ ...entry('logged-in'), who: 'site' })).toBe('site')
  expect(whoIn({ ...entry('logged-in'), who: 'site', administrator_id: null })).toBe(
    'The site itself',
  )
  expect(whoIn({ ...entry('logged-in'), who: 'command line', administrator_id: null })).toBe(
    'Command line',
  )
})

function entry(what: AuditEntry['what']): AuditEntry {
  return {
    id: 1,
    at: '2026-03-01T08:00:00.000Z',
    who: 'layla',
    administrator_id: 1,
    what,
    about_id: 7,
    note: '3',
  }
}
