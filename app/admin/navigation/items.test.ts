import { expect, test } from 'vitest'

import * as urls from '#app/urls.ts'

import { barItemsFor, currentItem, groupsFor } from './items.ts'

const labels = (role: 'owner' | 'editor' | 'agent') =>
  groupsFor(role)
    .flat()
    .map(({ label }) => label)

test('each role sees its own part of the admin area', () => {
  expect(labels('agent')).toEqual([
    'Today',
    'Enquiries',
    'Listings',
    'Figures',
    'Trash',
    'Your profile',
    'Account',
  ])
  const editor = labels('editor')
  for (const label of ['Team', 'Settings', 'Backups', 'Activity'])
    expect(editor).not.toContain(label)
  expect(labels('owner')).toHaveLength(editor.length + 3)
  expect(barItemsFor('agent').map(({ label }) => label)).toEqual([
    'Today',
    'Enquiries',
    'Listings',
    'Figures',
  ])
})

test.each([
  [urls.admin, 'Today'],
  [urls.adminPosts, 'Posts'],
  [urls.adminProperties, 'Listings'],
  [urls.updateProperty(7, 'permit'), 'Listings'],
  [urls.createPost, 'Posts'],
  [urls.enquiries, 'Enquiries'],
  [urls.mailSettings, 'Settings'],
  ['/admin/nowhere', undefined],
])('%s belongs to %s', (address, label) => {
  expect(currentItem(new URL(address, 'http://localhost'), 'owner')?.label).toBe(label)
})

test('the page of the team is the own profile of a role that may not use the team', () => {
  const team = new URL(urls.team, 'http://localhost')
  expect(currentItem(team, 'owner')?.label).toBe('Team')
  expect(currentItem(team, 'agent')?.label).toBe('Your profile')
})
