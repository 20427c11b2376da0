import { expect, test } from 'vitest'

import * as properties from '#domain/properties/properties.server.ts'
import { testApp } from '#test/test-app.ts'

import * as removal from './removal.server.ts'

test('what was removed can be brought back for thirty days, and then is gone', async () => {
  const app = await testApp()
  const [kept, removed] = [await properties.create(app, {}), await properties.create(app, {})]
  await properties.remove(app, removed.id)
  app.clock.advance({ days: 29 })
  await removal.purge(app)
  await properties.restore(app, removed.id)
  await properties.remove(app, removed.id)
  app.clock.advance({ days: 31 })
  await removal.purge(app)
  await expect(properties.restore(app, removed.id)).rejects.toThrow('There is no removed property')
  expect((await properties.list(app)).map(({ id }) => id)).toEqual([kept.id])
})
