import { expect, test } from 'vitest'

import { testApp } from '#test/test-app.ts'

import { enforcePermits } from './enforce-permits.ts'
import { SKIPPED } from './repeat-job.ts'

test('permits are enforced once an hour by one process, and a minute later where that failed', async () => {
  const app = await testApp()
  const [enforce, another] = [enforcePermits(app), enforcePermits(app)]
  const rename = (from: 'properties', to: string) =>
    app.db.schema.alterTable(from).renameTo(to).execute()
  await rename('properties', 'unreachable')
  await expect(enforce.run()).rejects.toThrow('properties')
  await rename('unreachable' as 'properties', 'properties')
  app.clock.advance({ seconds: 60 })
  expect(await another.run()).toBe(SKIPPED)
  expect(await enforce.run()).toBe(0)
  expect(await enforce.run()).toBe(SKIPPED)
  app.clock.advance({ hours: 1 })
  expect(await another.run()).toBe(0)
  expect(await enforce.run()).toBe(SKIPPED)
})

test('a process that stops lets another enforce permits, unless another has begun to', async () => {
  const app = await testApp()
  const [enforce, another] = [enforcePermits(app), enforcePermits(app)]
  expect(await enforce.run()).toBe(0)
  app.clock.advance({ hours: 1 })
  expect(await another.run()).toBe(0)
  await enforce.release()
  expect(await enforce.run()).toBe(SKIPPED)
  await another.release()
  expect(await enforce.run()).toBe(0)
})
