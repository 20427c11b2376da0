import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import { AwsV4Signer } from 'aws4fetch'

import { StoreRefusal, StoreTrouble } from '#storage/database/store-errors.ts'

import type { S3Address } from './s3-address.ts'

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Without it, the bucket is asked. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array
}

export interface S3Answer {
  status: number
  headers: Headers
  body: Buffer
}

export type AskS3 = (request: S3Request, expected: number[]) => Promise<S3Answer>

/** How long we are patient with a store that does not answer. */
export interface Patience {
  tries: number
  firstWaitMs: number
  /** For one try, and more for what is large. */
  tryMs: number
  /** No try begins later than this. */
  lastTryAfterMs: number
}

const PATIENCE: Patience = { tries: 5, firstWaitMs: 100, tryMs: 5000, lastTryAfterMs: 8000 }

/** What a slow line carries in a millisecond: half a megabyte a second. */
const SLOWEST_BYTES_PER_MS = 500

/** Passing trouble of the store or of the way to it: overloaded, restarting, throttled. */
const PASSING = new Set([408, 429, 500, 502, 503, 504])
const FULL = 507

/**
 * Asks a store, signed, within a time limit, and again where its trouble may pass: each request
 * that we make can be repeated, since it reads, or says what is to stand under a key. An answer
 * that was not expected is trouble of the store, never of whoever made us ask.
 */
export function s3Requests(address: S3Address, patience: Patience = PATIENCE): AskS3 {
  const signing = { ...address, service: 's3', cache: new Map<string, ArrayBuffer>() }

  async function ask({ method, key = '', query = {}, headers = {}, body }: S3Request) {
    const url = key ? new URL(key, address.objects) : new URL(address.bucket)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signed = await new AwsV4Signer({
      ...signing,
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': hash },
    }).sign()
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'error',
      signal: AbortSignal.timeout(patience.tryMs + msFor(body)),
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    })
    const { status, headers: answered } = response
    return { status, headers: answered, body: Buffer.from(await response.arrayBuffer()) }
  }

  return async (request, expected) => {
    const lastTry = Date.now() + patience.lastTryAfterMs
    for (let tries = 1; ; tries++) {
      const answer = await ask(request).catch((error: unknown) => asTrouble(request, error))
      if (answer instanceof StoreTrouble || PASSING.has(answer.status)) {
        const pause = patience.firstWaitMs * 2 ** (tries - 1) * (0.5 + Math.random())
        if (tries >= patience.tries || Date.now() + pause > lastTry)
          throw answer instanceof StoreTrouble ? answer : refused(request, answer)
        await wait(pause)
      } else if (expected.includes(answer.status)) return answer
      else throw refused(request, answer)
    }
  }
}

function msFor(body: Uint8Array | undefined): number {
  return Math.ceil((body?.length ?? 0) / SLOWEST_BYTES_PER_MS)
}

function asTrouble(request: S3Request, cause: unknown): StoreTrouble {
  return new StoreTrouble('unreachable', `${named(request)}: the file store does not answer`, {
    cause,
  })
}

function refused(request: S3Request, { status, body }: S3Answer): StoreTrouble {
  const why = codeIn(body)
  const Kind = status < 500 && !PASSING.has(status) ? StoreRefusal : StoreTrouble
  return new Kind(
    status === FULL ? 'full' : 'unreachable',
    `${named(request)}: the file store answered ${status}${why && ` ${why}`}`,
  )
}

/** The store's own word for what is wrong, such as NoSuchKey or AccessDenied. */
export function codeIn(body: Buffer): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(body.subarray(0, 2000).toString())?.[1] ?? ''
}

function named({ method, key = 'the bucket' }: S3Request): string {
  return `${method} ${key}`
}
