import { expect, test } from 'vitest'

import { AUDIT_ACTIONS, type AuditEntry } from '#domain/audit/audit.ts'

import { actorName, describeEntry } from './audit-labels.ts'

test.each(AUDIT_ACTIONS)('%s has a text of its own', (what) => {
  const others = AUDIT_ACTIONS.filter((other) => other !== what).map(
    (other) => describeEntry(entry(other)).text,
  )
  expect(describeEntry(entry(what)).text).toMatch(/^[A-Z][a-z]/)
  expect(others).not.toContain(describeEntry(entry(what)).text)
})

test('something removed has no link, and a missing title is Untitled', () => {
  expect(describeEntry(entry('property-removed'))).not.toHaveProperty('to')
  expect(describeEntry(entry('post-updated'))).toMatchObject({
    to: '/admin/update-post/7',
    title: '3',
  })
  expect(describeEntry({ ...entry('property-created'), note: '' }).title).toBe('Untitled')
})

test('a single enquiry is written in the singular', () => {
  expect(describeEntry({ ...entry('person-erased'), note: '1' }).text).toBe(
    'Erased a person, 1 enquiry',
  )
  expect(describeEntry(entry('person-erased')).text).toBe('Erased a person, 3 enquiries')
})

test('an administrator named like the site is not mistaken for it', () => {
  expect(actorName({ ...entry('logged-in'), who: 'site' })).toBe('site')
  expect(actorName({ ...entry('logged-in'), who: 'site', administrator_id: null })).toBe(
    'The site itself',
  )
  expect(actorName({ ...entry('logged-in'), who: 'command line', administrator_id: null })).toBe(
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
    changes: [],
  }
}
