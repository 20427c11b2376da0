import { expect, test } from 'vitest'

import { loginUrl, urlAfterLogin } from './session.ts'

test('login leads back to the page that required it', () => {
  const url = loginUrl({ pathname: '/admin/update-post/3', search: '?a=b' })
  const { searchParams } = new URL(url, 'http://localhost')
  expect(urlAfterLogin(searchParams)).toBe('/admin/update-post/3?a=b')
})

test('login leads to the dashboard by default', () => {
  expect(loginUrl({ pathname: '/admin', search: '' })).toBe('/login')
  expect(urlAfterLogin(new URLSearchParams())).toBe('/admin')
})

test('login never leads out of the admin area', () => {
  for (const to of [
    '//evil.example',
    'https://evil.example/admin/',
    '/administer',
    '/blog',
    '/\\x',
  ])
    expect(urlAfterLogin(new URLSearchParams({ to }))).toBe('/admin')
})
