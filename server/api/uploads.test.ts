import { Readable } from 'node:stream'

import { expect, onTestFinished, test } from 'vitest'

import { uploadMemory } from '#domain/photos/upload-memory.server.ts'
import { form, jpeg } from '#test/samples.ts'
import { testServer } from '#test/test-server.ts'

test('a photo keeps the name of its file, for administrators only', async () => {
  const { call, asAdmin } = await testServer()
  const send = async (as: typeof call, name: string) => {
    const { json } = await as('POST', '/api/upload', await form({ photo: await jpeg() }, name))
    return (json as { filename: string }).filename
  }
  const photos = [await send(asAdmin, 'غرفة Sea view.jpeg')]
  const names = async () =>
    (await asAdmin('POST', '/api/photos/names', { payload: { photos } })).json
  expect(await names()).toEqual({ [photos[0] ?? '']: 'غرفة Sea view.jpeg' })
  await send(call, 'someone else.jpg')
  expect(await names()).toEqual({ [photos[0] ?? '']: 'غرفة Sea view.jpeg' })
  await send(asAdmin, 'C:\\new\\Terrace.jpg')
  expect(await names()).toEqual({ [photos[0] ?? '']: 'Terrace.jpg' })
  expect((await call('POST', '/api/photos/names', { payload: { photos } })).status).toBe(401)
  expect((await asAdmin('POST', '/api/photos/names', { payload: { photos: 7 } })).status).toBe(422)
})

test('photos of an agent find room where those of visitors take all of theirs', async () => {
  const { call, logInAs } = await testServer()
  const { as } = await logInAs('agent')
  const memory = uploadMemory.open({ network: '127.0.0.1', isAdministrator: false })
  onTestFinished(() => memory.free())
  await memory.read(Readable.from([Buffer.alloc(96 * 1024 * 1024)]))
  const send = async (by: typeof call) =>
    (await by('POST', '/api/upload', await form({ photo: await jpeg() }))).status
  expect([await send(call), await send(as)]).toEqual([429, 201])
})
