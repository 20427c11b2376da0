import { ApiError, requestWithHeaders, NetworkError, type RequestOptions } from '#app/api.ts'

import { announceChange } from './changes.ts'
import { storedToken } from './session.ts'

// Calls of the JSON API with the administrator's token.

interface CallOptions extends Omit<RequestOptions, 'method'> {
  /** Of a read that is not a GET, because its address would be too long or name a person. */
  changesNothing?: true
}

export function get<Result>(path: string, options?: CallOptions) {
  return call<Result>('GET', path, options)
}

export function post<Result>(path: string, body?: object, options?: CallOptions) {
  return call<Result>('POST', path, { ...options, ...(body && { body }) })
}

/** The status of the response to a change of a version that is no longer the current one. */
export const STALE = 412

/** With `version`, the server refuses the change as stale where that is no longer the current one. */
export function put<Result>(path: string, body: object, version?: string) {
  return call<Result>('PUT', path, { body, ...(version && { headers: { 'if-match': version } }) })
}

/** Something to edit, and the version that it is in. */
export interface Versioned<State> {
  state: State
  version: string
}

export async function getVersioned<State>(path: string): Promise<Versioned<State>> {
  const { body, header } = await callWithHeaders<State>('GET', path)
  return { state: body, version: header('etag') ?? '' }
}

export function del(path: string) {
  return call('DELETE', path)
}

async function call<Result>(method: RequestOptions['method'], path: string, options?: CallOptions) {
  return (await callWithHeaders<Result>(method, path, options)).body
}

export function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Also gives access to the response's headers. Throws the signal's reason once aborted. */
export async function callWithHeaders<Result>(
  method: RequestOptions['method'],
  path: string,
  { changesNothing, ...options }: CallOptions = {},
) {
  try {
    const headers = { ...options.headers, ...bearer() }
    const response = await requestWithHeaders<Result>(path, { ...options, method, headers })
    if (method !== 'GET' && !changesNothing) announceChange()
    return response
  } catch (error) {
    options.signal?.throwIfAborted()
    throw error
  }
}

/** Downloads a file with the administrator's token; a body is posted. */
export async function downloadAsAdmin(
  path: string,
  { signal, body }: Pick<CallOptions, 'signal' | 'body'> = {},
): Promise<Blob> {
  const response = await fetch(path, {
    headers: { ...bearer(), ...(body && { 'content-type': 'application/json' }) },
    ...(signal && { signal }),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => {
    signal?.throwIfAborted()
    throw new NetworkError('No answer came.')
  })
  if (!response.ok)
    throw new ApiError(response.status, `The server answered ${response.status}.`, {})
  return response.blob()
}

/** The server does not accept the token, or no longer. */
export function isUnauthorised(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Also where the id is not a number, which is answered with 400. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}

function bearer(): Record<string, string> {
  const token = storedToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}
