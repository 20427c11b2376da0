import { expect, test } from 'vitest'

import { testApp } from '#test/test-app.ts'

import * as properties from './properties.server.ts'
import { inSameBuilding } from './same-building.server.ts'

test('the newest listings of a building are found in any case, removed ones are not', async () => {
  const app = await testApp()
  const ids = await properties.createMany(app, [
    { tower_name: 'Marina Gate 1', properties_title: 'Old' },
    { tower_name: 'MARINA GATE 1', status: 'draft' },
    { tower_name: 'Marina Gate 1' },
    { tower_name: 'marina gate 1' },
    { tower_name: 'Marina Gate 1, tower 2' },
    { project_name: 'Marina Gate 1' },
    { tower_name: 'Marina Gate 1' },
    { tower_name: 'Élan' },
  ])
  await properties.remove(app, ids[6] ?? 0)
  const found = async (field: 'tower_name' | 'project_name', name = 'Marina gate 1') =>
    (await inSameBuilding(app, { field, name })).map(({ id }) => id)
  expect(await found('tower_name')).toEqual([ids[3], ids[2], ids[1]])
  expect(await found('project_name')).toEqual([ids[5]])
  expect(await found('tower_name', 'ÉLAN')).toEqual([ids[7]])
})
