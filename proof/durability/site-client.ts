import { setTimeout as wait } from 'node:timers/promises'

import { request, type HttpResponse, type RequestOptions } from '#proof/http-client.ts'

/** A running site with an administrator's token. */
export interface AdminSession {
  url: string
  token: string
}

/** The site did not respond at all: it is down. */
export class NoResponse extends Error {}

/** Throws where no response comes. */
export async function requestSite(url: string, options?: RequestOptions): Promise<HttpResponse> {
  const response = await request(url, options)
  if (response.status === 0) throw new NoResponse(response.error)
  return response
}

const RETRY_MS = 250
const MAX_RETRIES = 80

/** Reads a page or file; where the site says to come back, as on a busy machine, again and again. */
export async function readPatiently(url: string, options?: RequestOptions): Promise<HttpResponse> {
  for (let retry = 0; ; retry++) {
    const response = await requestSite(url, options)
    if (response.status !== 503 || retry === MAX_RETRIES) return response
    await wait(RETRY_MS)
  }
}

export function requestAsAdmin(
  { url, token }: AdminSession,
  path: string,
  options?: RequestOptions,
): Promise<HttpResponse> {
  return requestSite(`${url}${path}`, { ...options, token })
}

export function isConfirmed({ status }: HttpResponse): boolean {
  return status >= 200 && status < 300
}

export function readJson(response: HttpResponse): unknown {
  if (!isConfirmed(response)) throw new Error(`The site responded with ${response.status}`)
  return JSON.parse(response.body.toString())
}
