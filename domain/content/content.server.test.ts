import { expect, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import { testApp } from '#test/test-app.ts'

import { catchUp } from './content.server.ts'
import { contentVersion } from './version.ts'

test('every change of the content is counted, and what is refused is not', async () => {
  const app = await testApp()
  const villa = await properties.create(app, {})
  const created = app.content.current()
  await properties.update(app, villa.id, { price: '1' })
  expect(app.content.current()).toBe(created + 1)
  await properties.update(app, villa.id, { category_id: 9999 }).catch(() => null)
  await properties.remove(app, 9999).catch(() => null)
  expect(app.content.current()).toBe(created + 1)
  await properties.remove(app, villa.id)
  await properties.restore(app, villa.id)
  expect(app.content.current()).toBe(created + 3)
})

test('another process learns of a change', async () => {
  const app = await testApp()
  const other = { ...app, content: contentVersion() }
  await properties.create(app, {})
  expect(other.content.current()).toBe(0)
  await catchUp(other)
  expect(other.content.current()).toBe(app.content.current())
})
