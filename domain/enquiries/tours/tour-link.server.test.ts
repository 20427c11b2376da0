import { createHmac } from 'node:crypto'

import { expect, test } from 'vitest'

import { newReference } from '#domain/link-token.server.ts'
import * as settings from '#domain/settings/settings.server.ts'
import { testApp } from '#test/test-app.ts'

import { tourPath, readToken } from './tour-link.server.ts'

test('a link leads to its tour, and is always the same', async () => {
  const app = await testApp()
  const reference = newReference()
  expect(reference).toMatch(/^[0-9a-f]{24}$/)
  const link = await tourPath(app, reference)
  expect(link).toMatch(/^\/tour\/[0-9a-f]{24}\.[\w-]{32}$/)
  expect(await tourPath(app, reference)).toBe(link)
  expect(await readToken(app, tokenOf(link))).toBe(reference)
  expect(newReference()).not.toBe(reference)
})

test('a link of one site is invalid on another', async () => {
  const [app, other] = [await testApp(), await testApp()]
  const token = tokenOf(await tourPath(app, newReference()))
  expect(await readToken(other, token)).toBeUndefined()
})

test('links that were sent before an update of the site still work', async () => {
  const app = await testApp()
  await settings.write(app, 'tour-link-secret', 'kept since then')
  const reference = newReference()
  const signed = createHmac('sha256', 'kept since then').update(reference).digest('base64url')
  expect(await readToken(app, `${reference}.${signed.slice(0, 32)}`)).toBe(reference)
})

test('an invalid reference is refused even with a valid signature', async () => {
  const app = await testApp()
  const reference = newReference()
  for (const wrong of [`a${reference}`, `${reference}a`, reference.slice(1), 'x'.repeat(24)])
    expect(await readToken(app, tokenOf(await tourPath(app, wrong))), wrong).toBeUndefined()
})

test('a signature that is too short or too long is refused', async () => {
  const app = await testApp()
  const token = tokenOf(await tourPath(app, newReference()))
  for (const wrong of [token.slice(0, -1), `${token}A`, token.replace('.', ''), '.', ''])
    expect(await readToken(app, wrong), wrong).toBeUndefined()
})

function tokenOf(link: string): string {
  return link.slice('/tour/'.length)
}
