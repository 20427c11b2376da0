import { expect, test } from 'vitest'

import { testApp } from '#test/test-app.ts'

import { previewToken, readPreviewToken } from './preview-link.server.ts'

test('a preview shows its own subject, for a week', async () => {
  const app = await testApp()
  const { token, expires_at } = await previewToken(app, '7')
  expect(expires_at).toBe('2026-03-08T08:00:00.000Z')
  expect(await readPreviewToken(app, '7', token)).toEqual({})
  for (const [subject, forged] of [
    ['8', token],
    ['post7', token],
    ['7', token.replace('7-', '8-')],
    ['7', token.replace('.', '-00ff.')],
    ['7', ''],
  ] as const)
    expect(await readPreviewToken(app, subject, forged)).toBeUndefined()
  app.clock.advance({ days: 7 })
  expect(await readPreviewToken(app, '7', token)).toBeUndefined()
})
