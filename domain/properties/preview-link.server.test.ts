import { expect, test } from 'vitest'

import { testApp } from '#test/test-app.ts'

import { isPreview, previewToken } from './preview-link.server.ts'

test('a preview shows its own listing, for a week', async () => {
  const app = await testApp()
  const { token, expires_at } = await previewToken(app, 7)
  expect(expires_at).toBe('2026-03-08T08:00:00.000Z')
  expect(await isPreview(app, 7, token)).toBe(true)
  expect(await isPreview(app, 8, token)).toBe(false)
  expect(await isPreview(app, 7, token.replace('7-', '8-'))).toBe(false)
  expect(await isPreview(app, 7, '')).toBe(false)
  app.clock.advance({ days: 7 })
  expect(await isPreview(app, 7, token)).toBe(false)
})
