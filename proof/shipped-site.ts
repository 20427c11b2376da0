// A site that is run as it is shipped: content that it gets, and that it must have kept later.
import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

import { logIn } from '#test/running-site.ts'
import { jpeg } from '#test/samples.ts'

import { request } from './http-client.ts'
import { sendEnquiry } from './senders.ts'

const TITLE = 'Villa of the older version'

/** Waits until a started site serves. Returns a function that returns all that it has printed. */
export async function untilServing(process: ChildProcess): Promise<() => string> {
  let text = ''
  for (const stream of [process.stdout, process.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  while (!text.includes('Serving on')) {
    assert.equal(process.exitCode ?? process.signalCode, null, text)
    await Promise.race([once(process.stdout ?? process, 'data'), once(process, 'exit')])
  }
  return () => text
}

export async function versionAt(url: string): Promise<string> {
  const response = await fetch(`${url}/healthz`)
  return ((await response.json()) as { version: string }).version
}

/** A photo, a listing and an enquiry; returns the path of the listing. */
export async function addContent(url: string): Promise<string> {
  const token = await logIn(url)
  const upload = await request(`${url}/api/upload`, { form: { photo: await jpeg() }, token })
  assert.equal(upload.status, 201)
  const json = { properties_title: TITLE }
  const created = await request(`${url}/api/properties`, { json, token })
  assert.equal(created.status, 201)
  assert.equal((await sendEnquiry(url, 'Layla')).status, 200)
  const { id } = JSON.parse(created.body.toString()) as { id: number }
  return `/properties2/${id}`
}

export async function assertContent(url: string): Promise<void> {
  const page = await request(`${url}/properties`)
  assert.equal(page.status, 200)
  assert(page.body.includes(TITLE))
  const token = await logIn(url)
  const { body } = await request(`${url}/api/enquiries/summary`, { token })
  const { open, spam } = JSON.parse(body.toString()) as { open: number; spam: number }
  assert.equal(open + spam, 1)
}

export function report(...words: string[]): void {
  console.log(words.join(' '))
}
