import { expect, test } from 'vitest'

import { afterLogin, loginPath } from './session.ts'

test('login leads back to where one was going', () => {
  const path = loginPath({ pathname: '/admin/update-post/3', search: '?a=b' })
  const { searchParams } = new URL(path, 'http://localhost')
  expect(afterLogin(searchParams)).toBe('/admin/update-post/3?a=b')
})

test('login leads to the dashboard where nothing else was wanted', () => {
  expect(loginPath({ pathname: '/admin', search: '' })).toBe('/login')
  expect(afterLogin(new URLSearchParams())).toBe('/admin')
})

test('login never leads out of the admin area', () => {
  for (const to of [
    '//evil.example',
    'https://evil.example/admin/',
    '/administer',
    '/blog',
    '/\\x',
  ])
    expect(afterLogin(new URLSearchParams({ to }))).toBe('/admin')
})
