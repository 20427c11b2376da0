import sharp from 'sharp'
import { expect, test } from 'vitest'

import { brandFile, type BrandFile } from '#domain/brand/brand-file.ts'
import * as brandFiles from '#domain/brand/brand-files.server.ts'
import { referencedFiles } from '#server/referenced-files.ts'
import { blackPng, form, jpeg, pixelBomb, png } from '#test/samples.ts'
import { testServer, type TestServer } from '#test/test-server.ts'

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)"><rect width="40" height="20" fill="#c00"/></svg>',
)

test('a drawing is stored without its scripts, and served so that none could run', async () => {
  const server = await testServer()
  const { src } = await upload(server, LOGO)
  const { body, headers } = await server.call('GET', src)
  expect(src).toMatch(/^\/brand-files\/[0-9a-f]{32}\.svg$/)
  expect(body.toString()).toContain('<rect width="40" height="20" fill="#c00">')
  expect(body.toString()).not.toContain('alert')
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('a PNG is encoded again, and stays a PNG', async () => {
  const server = await testServer()
  const file = await upload(server, await png({ width: 300, height: 100 }))
  expect(file).toMatchObject({ width: 300, height: 100 })
  const { body, headers } = await server.call('GET', file.src)
  expect(headers['content-type']).toBe('image/png')
  expect((await sharp(body).metadata()).format).toBe('png')
})

test('what is no logo is refused with a sentence', async () => {
  const { asAdmin, call } = await testServer()
  const send = async (file: Buffer) => asAdmin('POST', '/api/brand-files', await form({ file }))
  const refused: [Buffer, number][] = [
    [await jpeg(), 415],
    [Buffer.from('GIF89a'), 415],
    [Buffer.from('<svg viewBox="0 0 1 1"><text>A</text></svg>'), 415],
    [Buffer.concat([(await png()).subarray(0, 60), Buffer.alloc(40)]), 415],
    [pixelBomb(), 415],
    [Buffer.from(`<svg viewBox="0 0 1 1">${' '.repeat(200_000)}</svg>`), 413],
    [Buffer.concat([blackPng(10, 10), Buffer.alloc(2_000_000)]), 413],
  ]
  for (const [file, status] of refused) {
    const response = await send(file)
    expect(response.status).toBe(status)
    expect(response.json).toMatchObject({ error: expect.stringMatching(/\.$/) as string })
  }
  expect((await asAdmin('POST', '/api/brand-files', await form({}))).status).toBe(422)
  expect((await call('POST', '/api/brand-files', await form({ file: LOGO }))).status).toBe(401)
  for (const name of ['a.svg', '..%2fsite.db', `${'0'.repeat(32)}.svg`])
    expect((await call('GET', `/brand-files/${name}`)).status).toBe(404)
})

test('settings name only files that exist', async () => {
  const server = await testServer()
  const { asAdmin } = server
  const missing = { src: `/brand-files/${'0'.repeat(32)}.svg`, width: 4, height: 2 }
  const partners = [{ name: 'Sea', logo: missing }]
  expect(await asAdmin('PUT', '/api/settings/brand', { payload: { logo: missing } })).toMatchObject(
    {
      status: 422,
      json: { fields: { 'logo.src': 'Please choose a file.' } },
    },
  )
  expect(await asAdmin('PUT', '/api/settings/partners', { payload: { partners } })).toMatchObject({
    status: 422,
    json: { fields: { 'partners.0.logo.src': 'Please choose a file.' } },
  })
  const logo = await upload(server, LOGO)
  expect((await asAdmin('PUT', '/api/settings/brand', { payload: { logo } })).status).toBe(200)
})

test('a file stays while any version of the settings names it', async () => {
  const server = await testServer()
  const { app, asAdmin, call } = server
  const [logo, unused] = [await upload(server, LOGO), await upload(server, await png())]
  await asAdmin('PUT', '/api/settings/brand', { payload: { logo } })
  await asAdmin('PUT', '/api/settings/brand', { payload: { logo: null } })
  expect(await brandFiles.removeUnused(app)).toBe(0)
  app.clock.advance({ days: 2 })
  expect(await brandFiles.removeUnused(app)).toBe(1)
  const status = async ({ src }: BrandFile) => (await call('GET', src)).status
  expect([await status(logo), await status(unused)]).toEqual([200, 404])
  expect(await referencedFiles(app.db)).toEqual([logo.src.replace('/brand-files/', 'brand/')])
  expect((await asAdmin('POST', '/api/settings/brand/versions/1/restore')).json).toMatchObject({
    logo,
  })
})

test('a colour that cannot be read is refused at its field, with one that can', async () => {
  const { asAdmin } = await testServer()
  const save = (payload: object) => asAdmin('PUT', '/api/settings/brand', { payload })
  expect(await save({ accent: '#B98F45' })).toMatchObject({
    status: 422,
    json: { fields: { accent: '2.6 : 1 on paper; text needs 4.5. Use #886008.' } },
  })
  for (const ink of ['red', '#12345', '#gggggg', 7, null])
    expect((await save({ ink })).json).toMatchObject({
      fields: { ink: expect.any(String) as string },
    })
  expect((await save({ accent: '#886008 ' })).json).toMatchObject({ accent: '#886008' })
})

test('icons and the share image are shipped ones until there is another look', async () => {
  const server = await testServer()
  const { call, asAdmin } = server
  const icon = async (path: string) => {
    const { body, headers } = await call('GET', path)
    const { width, height } = await sharp(body).metadata()
    return { type: headers['content-type'], width, height, etag: headers['etag'], body }
  }
  const shipped = await icon('/icon-192.png')
  await asAdmin('PUT', '/api/settings/profile', { payload: { name: 'Sea & Sand' } })
  const initials = await icon('/icon-192.png')
  await asAdmin('PUT', '/api/settings/brand', {
    payload: { icon: await upload(server, LOGO), ink: '#1b1b3a', paper: '#ffffff' },
  })
  const drawn = await icon('/icon-192.png')
  expect(new Set([shipped.etag, initials.etag, drawn.etag]).size).toBe(3)
  for (const each of [shipped, initials, drawn])
    expect(each).toMatchObject({ type: 'image/png', width: 192, height: 192 })
  expect(await colourAt(drawn.body, 96, 96)).toEqual([0xcc, 0, 0])
  expect(await colourAt(drawn.body, 96, 12)).toEqual([255, 255, 255])
  expect(await icon('/apple-touch-icon.png')).toMatchObject({ width: 180, height: 180 })
  expect(await icon('/icon-maskable-512.png')).toMatchObject({ width: 512, height: 512 })
  const { body: svg, headers } = await call('GET', '/favicon.svg')
  expect(headers['content-type']).toBe('image/svg+xml')
  expect(svg.toString()).toMatch(/^<svg .*fill="#ffffff".*href="data:image\/png;base64,/)
  expect(await icon('/share.jpg')).toMatchObject({ type: 'image/jpeg', width: 1200, height: 630 })
  const ico = (await call('GET', '/favicon.ico')).body
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  expect((await sharp(ico.subarray(22)).metadata()).width).toBe(48)
})

async function upload({ asAdmin }: TestServer, file: Buffer): Promise<BrandFile> {
  const response = await asAdmin('POST', '/api/brand-files', await form({ file }))
  expect(response.status).toBe(201)
  return brandFile.parse(response.json)
}

async function colourAt(image: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(image).removeAlpha().extract({ left, top, width: 1, height: 1 })
  return [...(await pixel.raw().toBuffer())]
}
