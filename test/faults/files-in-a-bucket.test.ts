import { expect, inject, onTestFinished, test } from 'vitest'

import { openFiles } from '#storage/files/open-files.ts'
import { startS3 } from '#test/s3.ts'
import { logIn, startSite, type RunningSite } from '#test/running-site.ts'
import { form, jpeg } from '#test/samples.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

test('while a bucket does not respond, requests for photos get 503 and pages are served; it recovers', async () => {
  const bucket = await startS3('@20minutes/s3rver')
  onTestFinished(() => bucket.stop())
  const site = await started({ FILES_URL: bucket.url })
  const headers = { authorization: `Bearer ${await logIn(site.url)}` }
  const name = await upload(site, headers, 1)
  expect((await fetch(`${site.url}/uploads/${name}`)).status).toBe(200)

  bucket.pause()
  const [photo, sent, page] = await Promise.all([
    fetch(`${site.url}/uploads/${name}`),
    post(site, headers, 2),
    fetch(`${site.url}/properties`),
  ])
  for (const answer of [photo, sent]) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
  }
  expect(page.status).toBe(200)

  bucket.goOn()
  expect((await fetch(`${site.url}/uploads/${name}`)).status).toBe(200)
  await upload(site, headers, 2)
  await site.stop()
  expect(site.output()).not.toMatch(/S3RVER:S3RVER|Signature=/)
})

test('a bucket may be named by an endpoint, with its keys in settings of their own', async () => {
  const { host, pathname } = new URL(inject('s3'))
  const site = await started({
    FILES_URL: `s3:/${pathname}?endpoint=http://${host}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  })
  const name = await upload(site, { authorization: `Bearer ${await logIn(site.url)}` }, 3)
  expect((await fetch(`${site.url}/uploads/${name}`)).status).toBe(200)
  const bucket = await openFiles(inject('s3'))
  expect(await bucket.has(`photos/${name}`)).toBe(true)
})

test('a bucket that refuses the keys stops the start, with a message that lacks the secret', async () => {
  const wrong = inject('s3').replace(/S3RVER:\w+@/, 'S3RVER:hunter2@')
  const refused = await startSite({
    ...EMPTY,
    DATA_DIR: temporaryFolder(),
    FILES_URL: wrong,
  }).catch(String)
  expect(refused).toContain('FILES_URL: HEAD photos/any: the file store answered 403')
  expect(refused).not.toContain('hunter2')
})

test('with a CDN, pages load photos from it, and the content policy allows that', async () => {
  const site = await started({ FILES_PUBLIC_URL: 'https://photos.example' })
  const headers = { authorization: `Bearer ${await logIn(site.url)}` }
  const name = await upload(site, headers, 1)
  await fetch(`${site.url}/api/properties`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ properties_title: 'Villa', photos: [name] }),
  })
  const page = await fetch(`${site.url}/properties`)
  const variant = name.replace('.jpg', '-160.webp')
  const html = await page.text()
  expect(html).toContain(`https://photos.example/uploads/${variant}`)
  expect(html).not.toContain(`"/uploads/${variant}`)
  expect(html).toContain('<link rel="preconnect" href="https://photos.example"')
  expect(page.headers.get('content-security-policy')).toMatch(
    /img-src 'self' data: blob: https:\/\/photos\.example;/,
  )
  const fetched = await fetch(`${site.url}/uploads/${variant}`)
  expect(fetched.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

const EMPTY = { DEMO: '0', LOG_LEVEL: 'trace' }

async function started(settings: Record<string, string>): Promise<RunningSite> {
  const site = await startSite({ ...EMPTY, DATA_DIR: temporaryFolder(), ...settings })
  onTestFinished(async () => {
    await site.stop()
  })
  return site
}

async function upload(site: RunningSite, headers: Record<string, string>, at: number) {
  return ((await (await post(site, headers, at)).json()) as { filename: string }).filename
}

async function post({ url }: RunningSite, headers: Record<string, string>, at: number) {
  const photo = await form({ photo: await jpeg({ width: 200 + at }) })
  return fetch(`${url}/api/upload`, {
    method: 'POST',
    headers: { ...photo.headers, ...headers },
    body: new Uint8Array(photo.payload),
  })
}
