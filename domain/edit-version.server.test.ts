import { expect, test } from 'vitest'

import * as posts from '#domain/posts/posts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { postFields, uploadPhoto } from '#test/posts.ts'
import { testApp } from '#test/test-app.ts'

import { editVersion } from './edit-version.server.ts'
import { Stale } from './problem.ts'

test('of many who change one version of a property at the same moment, one is taken', async () => {
  const app = await testApp()
  const { id } = await properties.create(app, { price: '0' })
  const known = [editVersion(JSON.stringify(await properties.find(app, id, 'administrators')))]
  const changes = Array.from({ length: 5 }, (_, at) =>
    properties.update(app, id, { price: `${at + 1}` }, known),
  )
  expect(outcomes(await Promise.allSettled(changes))).toEqual({ taken: 1, stale: 4 })
})

test('of many who change one version of a post at the same moment, one is taken', async () => {
  const app = await testApp()
  const { id } = await posts.create(app, postFields, await uploadPhoto(app))
  const known = [editVersion(JSON.stringify(await posts.find(app, id)))]
  const changes = Array.from({ length: 5 }, (_, at) =>
    posts.update(app, id, { ...postFields, title: `${at}` }, { known }),
  )
  expect(outcomes(await Promise.allSettled(changes))).toEqual({ taken: 1, stale: 4 })
})

function outcomes(changes: PromiseSettledResult<unknown>[]) {
  return {
    taken: changes.filter(({ status }) => status === 'fulfilled').length,
    stale: changes.filter((one) => one.status === 'rejected' && one.reason instanceof Stale).length,
  }
}
