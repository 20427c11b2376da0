import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'

import * as audit from '#domain/audit/audit.server.ts'
import { NotFound, Unsupported } from '#domain/problem.ts'
import * as settings from '#domain/settings/settings.server.ts'
import { pdf } from '#test/samples.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

import * as brochures from './brochures.server.ts'

test('an added brochure is listed with size and date, and can be opened', async () => {
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

test('an uploaded brochure loses its scripts', async () => {
  const app = await testApp()
  const document = await PDFDocument.create()
  document.addPage()
  document.addJavaScript('greeting', 'app.alert(1)')
  const uploaded = Buffer.from(await document.save({ useObjectStreams: false }))
  expect(uploaded.toString('latin1')).toContain('JavaScript')
  const { filename } = await brochures.add(app, 'Spring', uploaded)
  const stored = await (await brochures.open(app, filename)).read()
  const read = await PDFDocument.load(stored)
  const text = Buffer.from(await read.save({ useObjectStreams: false })).toString('latin1')
  expect(text).not.toContain('JavaScript')
})

test('removing a brochure makes the one before it the last again', async () => {
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
  expect(await auditLog(app)).toEqual([
    ['brochure-removed', 'Summer'],
    ['brochure-uploaded', 'Summer'],
    ['brochure-uploaded', 'Spring'],
  ])
})

test('a file with two titles stays until both brochures are removed', async () => {
  const app = await testApp()
  const first = await brochures.add(app, 'Spring', pdf())
  const second = await brochures.add(app, 'Spring, again', pdf())
  expect(second.filename).toBe(first.filename)
  await brochures.remove(app, first.id)
  await brochures.open(app, first.filename)
  await brochures.remove(app, second.id)
  await expect(brochures.open(app, first.filename)).rejects.toThrow(NotFound)
})

test('a file that is not a PDF leaves nothing behind', async () => {
  const app = await testApp()
  await expect(brochures.add(app, 'Page', Buffer.from('<html>'))).rejects.toThrow(Unsupported)
  expect(await brochures.list(app)).toEqual([])
  expect(await Array.fromAsync(app.files.list('brochures'))).toEqual([])
  expect(app.contentVersion.current()).toBe(0)
})

test('the file keys name the file of every brochure', async () => {
  const app = await testApp()
  await brochures.add(app, 'Spring', pdf('Spring'))
  await brochures.add(app, 'Summer', pdf('Summer'))
  const keys = await brochures.fileKeys(app)
  expect(keys).toHaveLength(2)
  expect(keys.toSorted()).toEqual((await Array.fromAsync(app.files.list('brochures'))).toSorted())
})

test('a brochure is opened only by its exact name', async () => {
  const app = await testApp()
  const { filename } = await brochures.add(app, 'Spring', pdf())
  expect(brochures.isBrochureName(filename)).toBe(true)
  for (const wrong of [`a${filename}`, `../${filename}`, `${filename}.txt`, 'x.pdf', '']) {
    expect(brochures.isBrochureName(wrong), wrong).toBe(false)
    await expect(brochures.open(app, wrong), wrong).rejects.toThrow(new NotFound('file', wrong))
  }
})

test('chosen properties keep their order, and the choice is in the audit log', async () => {
  const app = await testApp()
  expect(await brochures.chosenProperties(app)).toEqual([])
  await brochures.chooseProperties(app, [31, 4])
  expect(await brochures.chosenProperties(app)).toEqual([31, 4])
  expect(await auditLog(app)).toEqual([['brochure-homes-chosen', '31, 4']])
  await brochures.chooseProperties(app, [])
  expect(await brochures.chosenProperties(app)).toEqual([])
})

test('properties chosen in an earlier version are still chosen', async () => {
  const app = await testApp()
  await settings.write(app, 'brochure-homes', '[3,1]')
  expect(await brochures.chosenProperties(app)).toEqual([3, 1])
})

test('a demo file that the agency also uploaded stays when demo content is removed', async () => {
  const app = await testApp()
  await brochures.add(app, 'Demo', pdf('Both'))
  await app.db.updateTable('brochures').set({ demo: 1 }).execute()
  const own = await brochures.add(app, 'Ours', pdf('Both'))
  await brochures.removeDemo(app)
  expect((await brochures.open(app, own.filename)).size).toBe(own.bytes)
})

test('removing demo content removes its brochure and file, and the agency’s own stays', async () => {
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

/** The audit log, latest first. */
async function auditLog(app: TestApp): Promise<[string, string][]> {
  return (await audit.list(app, {})).entries.map(({ what, note }) => [what, note])
}
