import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import * as photoStore from '#domain/photos/photos.server.ts'
import { jpeg } from '#test/samples.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { testApp } from '#test/test-app.ts'

import { makeIfDue, newest } from './schedule.server.ts'

const HOUR = 3_600_000

test('a backup is made when the last one is old enough, and not before', async () => {
  const { app, schedule } = await daily()
  expect(await newest(schedule.folder, app.clock.now())).toBeNull()
  expect(await makeIfDue(app, schedule)).toMatchObject({ lost: [] })
  const last = await newest(schedule.folder, app.clock.now())
  expect(last).toEqual({ name: 'site-2026-03-01T08-00-00Z.tar', madeAt: app.clock.now() })
  app.clock.advance({ hours: 23 })
  expect(await makeIfDue(app, schedule)).toBeNull()
  app.clock.advance({ hours: 1 })
  expect(await makeIfDue(app, schedule)).not.toBeNull()
  expect(readdirSync(schedule.folder)).toHaveLength(2)
})

test('the newest are kept, and other files are left alone', async () => {
  const { app, schedule } = await daily({ keep: 3 })
  for (let day = 0; day < 6; day++) {
    await makeIfDue(app, schedule)
    if (day === 0) writeFileSync(join(schedule.folder, 'site-by-hand.tar'), 'mine')
    app.clock.advance({ days: 1 })
  }
  expect(readdirSync(schedule.folder).toSorted()).toEqual([
    'site-2026-03-04T08-00-00Z.tar',
    'site-2026-03-05T08-00-00Z.tar',
    'site-2026-03-06T08-00-00Z.tar',
    'site-by-hand.tar',
  ])
})

test('with a backup every few minutes, a failed one is retried as soon', async () => {
  const { app, schedule } = await daily()
  const often = { ...schedule, everyMs: 60_000 }
  const broken = { ...app, snapshot: () => Promise.reject(new Error('no disk')) }
  await expect(makeIfDue(broken, often)).rejects.toThrow('no disk')
  app.clock.advance({ seconds: 59 })
  expect(await makeIfDue(app, often)).toBeNull()
  app.clock.advance({ seconds: 1 })
  expect(await makeIfDue(app, often)).not.toBeNull()
})

test('the log says how much was backed up, and which files are missing', async () => {
  const { app, schedule } = await daily()
  const told: unknown[] = []
  const log = {
    ...app.log,
    info: (...words: unknown[]) => void told.push(words),
    error: (...words: unknown[]) => void told.push(words),
  }
  const { bytes, rows, files } = (await makeIfDue({ ...app, log }, schedule)) ?? {}
  expect(told).toEqual([[{ bytes, rows, files }, 'a backup was made']])

  const damaged = (await photoStore.receive(app, await jpeg({ shade: 1 }), 'administrator')).name
  const lost = (await photoStore.receive(app, await jpeg({ shade: 2 }), 'administrator')).name
  await app.files.put(photoStore.fileKey(damaged), Buffer.from('rust'))
  app.clock.advance({ days: 1 })
  await makeIfDue({ ...app, log }, schedule)
  expect(told.at(-1)).toEqual([
    { lost: [], damaged: [photoStore.fileKey(damaged)] },
    'files are missing or damaged',
  ])
  await photoStore.discard(app, [damaged])
  await app.files.remove(photoStore.fileKey(lost))
  app.clock.advance({ days: 1 })
  await makeIfDue({ ...app, log }, schedule)
  expect(told.at(-1)).toEqual([
    { lost: [photoStore.fileKey(lost)], damaged: [] },
    'files are missing or damaged',
  ])
})

test('stopping the site aborts its backup', async () => {
  const { app, schedule } = await daily()
  await expect(makeIfDue(app, schedule, AbortSignal.abort())).rejects.toThrow('aborted')
  expect(readdirSync(schedule.folder)).toEqual([])
})

test('a missing folder has no latest backup, and is not an error', async () => {
  const folder = join(temporaryFolder(), 'none')
  expect(await newest(folder, new Date())).toBeNull()
  writeFileSync(folder, 'a file')
  await expect(newest(folder, new Date())).rejects.toThrow('ENOTDIR')
})

test('of several processes one makes the backup', async () => {
  const { app, schedule } = await daily()
  const made = await Promise.all(Array.from({ length: 4 }, () => makeIfDue(app, schedule)))
  expect(made.filter(Boolean)).toHaveLength(1)
})

test('after a failure it is retried within the hour, and old backups are kept', async () => {
  const { app, schedule } = await daily({ keep: 1 })
  await makeIfDue(app, schedule)
  app.clock.advance({ days: 1 })
  const broken = { ...app, snapshot: () => Promise.reject(new Error('no disk')) }
  await expect(makeIfDue(broken, schedule)).rejects.toThrow('no disk')
  expect(readdirSync(schedule.folder)).toEqual(['site-2026-03-01T08-00-00Z.tar'])
  expect(await makeIfDue(app, schedule)).toBeNull()
  app.clock.advance({ hours: 1 })
  expect(await makeIfDue(app, schedule)).not.toBeNull()
})

test('a clock that was ahead for a while does not stop backups', async () => {
  const { app, schedule } = await daily({ keep: 1 })
  const ahead = {
    ...app,
    clock: { now: () => new Date(app.clock.now().getTime() + 99 * 24 * HOUR) },
  }
  await makeIfDue(ahead, schedule)
  expect(await newest(schedule.folder, app.clock.now())).toBeNull()
  expect(await makeIfDue(app, schedule)).not.toBeNull()
  expect(readdirSync(schedule.folder)).toEqual(['site-2026-03-01T08-00-00Z.tar'])
})

test('files of a dead process are removed after a day, and nothing else', async () => {
  const { app, schedule } = await daily()
  await makeIfDue(app, schedule)
  app.clock.advance({ days: 3 })
  for (const [name, ageHours] of [
    ['old.tar.1.part', 25],
    ['fresh.tar.1.part', 1],
    ['old-notes.txt', 25],
  ] as const) {
    const path = join(schedule.folder, name)
    writeFileSync(path, 'x')
    const at = new Date(app.clock.now().getTime() - ageHours * HOUR)
    utimesSync(path, at, at)
  }
  await makeIfDue(app, schedule)
  const others = readdirSync(schedule.folder).filter((name) => !name.endsWith('.tar'))
  expect(others.toSorted()).toEqual(['fresh.tar.1.part', 'old-notes.txt'])
})

async function daily({ keep = 14 } = {}) {
  return { app: await testApp(), schedule: { folder: temporaryFolder(), everyMs: 24 * HOUR, keep } }
}
