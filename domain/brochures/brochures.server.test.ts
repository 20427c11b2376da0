import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import { NotFound, Unsupported } from '#domain/problem.ts'
import * as settings from '#domain/settings/settings.server.ts'
import { pdf } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as brochures from './brochures.server.ts'

test('a brochure is listed with its size and its day, and can be opened', async () => {
  const app = await testApp()
  const file = pdf('Spring')
  const added = await brochures.add(app, 'Spring', file)
  expect(added).toEqual({
    id: 1,
    title: 'Spring',
    filename: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/) as string,
    url: `/uploads/${added.filename}`,
    bytes: file.length,
    created_at: '2026-03-01T08:00:00.000Z',
  })
  expect(await brochures.list(app)).toEqual([added])
  expect(await (await brochures.open(app, added.filename)).read()).toEqual(file)
})

test('a brochure that is taken back makes room for the one before it', async () => {
  const app = await testApp()
  const spring = await brochures.add(app, 'Spring', pdf('Spring'))
  const summer = await brochures.add(app, 'Summer', pdf('Summer'))
  expect(await brochures.list(app)).toEqual([spring, summer])
  await brochures.remove(app, summer.id)
  expect(await brochures.list(app)).toEqual([spring])
  await brochures.open(app, spring.filename)
  await expect(brochures.open(app, summer.filename)).rejects.toThrow(
    new NotFound('file', summer.filename),
  )
  await expect(brochures.remove(app, summer.id)).rejects.toThrow(
    `There is no brochure ${summer.id}.`,
  )
  expect(await trail(app)).toEqual([
    ['brochure-removed', 'Summer'],
    ['brochure-uploaded', 'Summer'],
    ['brochure-uploaded', 'Spring'],
  ])
})

test('the same file under two titles stays until both are taken back', async () => {
  const app = await testApp()
  const first = await brochures.add(app, 'Spring', pdf())
  const second = await brochures.add(app, 'Spring, again', pdf())
  expect(second.filename).toBe(first.filename)
  await brochures.remove(app, first.id)
  await brochures.open(app, first.filename)
  await brochures.remove(app, second.id)
  await expect(brochures.open(app, first.filename)).rejects.toThrow(NotFound)
})

test('what is no PDF leaves nothing behind', async () => {
  const app = await testApp()
  await expect(brochures.add(app, 'Page', Buffer.from('<html>'))).rejects.toThrow(Unsupported)
  expect(await brochures.list(app)).toEqual([])
  expect(await Array.fromAsync(app.files.list('brochures'))).toEqual([])
  expect(app.contentVersion.current()).toBe(0)
})

test('who copies the site is told of the file of every brochure', async () => {
  const app = await testApp()
  await brochures.add(app, 'Spring', pdf('Spring'))
  await brochures.add(app, 'Summer', pdf('Summer'))
  const keys = await brochures.fileKeys(app)
  expect(keys).toHaveLength(2)
  expect(keys.toSorted()).toEqual((await Array.fromAsync(app.files.list('brochures'))).toSorted())
})

test('a brochure is opened by its whole name only', async () => {
  const app = await testApp()
  const { filename } = await brochures.add(app, 'Spring', pdf())
  expect(brochures.isBrochureName(filename)).toBe(true)
  for (const wrong of [`a${filename}`, `../${filename}`, `${filename}.txt`, 'x.pdf', '']) {
    expect(brochures.isBrochureName(wrong), wrong).toBe(false)
    await expect(brochures.open(app, wrong), wrong).rejects.toThrow(new NotFound('file', wrong))
  }
})

test('the chosen homes are kept in their order, and the choice is remembered', async () => {
  const app = await testApp()
  expect(await brochures.chosenProperties(app)).toEqual([])
  await brochures.chooseProperties(app, [31, 4])
  expect(await brochures.chosenProperties(app)).toEqual([31, 4])
  expect(await trail(app)).toEqual([['brochure-homes-chosen', '31, 4']])
  await brochures.chooseProperties(app, [])
  expect(await brochures.chosenProperties(app)).toEqual([])
})

test('homes that were chosen before an update of the site are still chosen', async () => {
  const app = await testApp()
  await settings.write(app, 'brochure-homes', '[3,1]')
  expect(await brochures.chosenProperties(app)).toEqual([3, 1])
})

test('a file that is the agency’s own as well stays when the demo is taken out', async () => {
  const app = await testApp()
  await brochures.add(app, 'Demo', pdf('Both'))
  await app.db.updateTable('brochures').set({ demo: 1 }).execute()
  const own = await brochures.add(app, 'Ours', pdf('Both'))
  await brochures.removeDemo(app)
  expect((await brochures.open(app, own.filename)).size).toBe(own.bytes)
})

test('the demo’s brochure is taken out with its file, and the agency’s own stays', async () => {
  const app = await testApp()
  const demo = await brochures.add(app, 'Demo', pdf('Demo'))
  await app.db.updateTable('brochures').set({ demo: 1 }).execute()
  const own = await brochures.add(app, 'Ours', pdf('Ours'))
  const before = app.contentVersion.current()
  await brochures.removeDemo(app)
  expect(app.contentVersion.current()).toBe(before + 1)
  expect(await brochures.list(app)).toEqual([own])
  await brochures.open(app, own.filename)
  await expect(brochures.open(app, demo.filename)).rejects.toThrow(NotFound)
})

/** What was done, latest first. */
async function trail(app: TestApp): Promise<[string, string][]> {
  return (await audit.list(app, {})).entries.map(({ what, note }) => [what, note])
}
