import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import { AwsV4Signer } from 'aws4fetch'

import { StoreRefusal, StoreError } from '#storage/database/store-errors.ts'

import type { S3Address } from './s3-address.ts'

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Left out for a request about the bucket. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array
}

export interface S3Response {
  status: number
  headers: Headers
  body: Buffer
}

export type SendS3Request = (request: S3Request, expected: number[]) => Promise<S3Response>

/** Retries and timeouts for a store that does not respond. */
const DEFAULT_POLICY = {
  tries: 5,
  firstWaitMs: 100,
  /** Timeout of one try; large bodies get more. */
  tryMs: 5000,
  /** No try starts later than this. */
  lastTryAfterMs: 8000,
}

export type RetryPolicy = typeof DEFAULT_POLICY

/** A slow connection: half a megabyte per second. */
const MIN_BYTES_PER_MS = 500

/** Temporary failures: overloaded, restarting, throttled. */
const TEMPORARY_STATUSES = new Set([408, 429, 500, 502, 503, 504])
const INSUFFICIENT_STORAGE = 507

/**
 * Sends signed requests with a timeout, and repeats them after temporary failures. All our requests
 * can be repeated: they read, or set the content of a key. An unexpected status is an error of the
 * store, never of the visitor's request.
 */
export function s3Requests(address: S3Address, policy = DEFAULT_POLICY): SendS3Request {
  const signing = { ...address, service: 's3', cache: new Map<string, ArrayBuffer>() }

  async function send({ method, key = '', query = {}, headers = {}, body }: S3Request) {
    const url = key ? new URL(key, address.objects) : new URL(address.bucket)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const sha256 = hash('sha256', body ?? '')
    const signed = await new AwsV4Signer({
      ...signing,
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
    }).sign()
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'error',
      signal: AbortSignal.timeout(policy.tryMs + Math.ceil((body?.length ?? 0) / MIN_BYTES_PER_MS)),
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    })
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    }
  }

  return async (request, expected) => {
    const lastTry = Date.now() + policy.lastTryAfterMs
    for (let tries = 1; ; tries++) {
      const response = await send(request).catch((error: unknown) => unreachable(request, error))
      if (response instanceof StoreError || TEMPORARY_STATUSES.has(response.status)) {
        const pause = policy.firstWaitMs * 2 ** (tries - 1) * (0.5 + Math.random())
        if (tries >= policy.tries || Date.now() + pause > lastTry)
          throw response instanceof StoreError ? response : unexpected(request, response)
        await wait(pause)
      } else if (expected.includes(response.status)) return response
      else throw unexpected(request, response)
    }
  }
}

function unreachable(request: S3Request, cause: unknown): StoreError {
  return new StoreError('unreachable', `${describe(request)}: the file store does not answer`, {
    cause,
  })
}

function unexpected(request: S3Request, { status, body }: S3Response): StoreError {
  const code = errorCode(body)
  const ErrorClass = status < 500 && !TEMPORARY_STATUSES.has(status) ? StoreRefusal : StoreError
  return new ErrorClass(
    status === INSUFFICIENT_STORAGE ? 'full' : 'unreachable',
    `${describe(request)}: the file store answered ${status}${code && ` ${code}`}`,
  )
}

/** The S3 error code in a response, such as NoSuchKey or AccessDenied. */
export function errorCode(body: Buffer): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(body.subarray(0, 2000).toString())?.[1] ?? ''
}

function describe({ method, key = 'the bucket' }: S3Request): string {
  return `${method} ${key}`
}
