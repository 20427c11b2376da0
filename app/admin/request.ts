import { Refused, requestWithHeaders, Unreachable, type RequestOptions } from '#app/api.ts'

import { storedToken } from './session.ts'

/** Calls the JSON API with the administrator's token. */
export async function callAsAdmin<Result>(path: string, options: Partial<RequestOptions> = {}) {
  return (await callWithHeaders<Result>(path, options)).answer
}

/** As `callAsAdmin`, and gives access to the response's headers. Throws the signal's reason once aborted. */
export async function callWithHeaders<Result>(path: string, options: Partial<RequestOptions> = {}) {
  try {
    return await requestWithHeaders<Result>(path, { method: 'GET', ...options, headers: bearer() })
  } catch (error) {
    options.signal?.throwIfAborted()
    throw error
  }
}

/** Downloads a file with the administrator's token; a body is posted. */
export async function downloadAsAdmin(
  path: string,
  { signal, body }: { signal?: AbortSignal; body?: object } = {},
): Promise<Blob> {
  const response = await fetch(path, {
    headers: { ...bearer(), ...(body && { 'content-type': 'application/json' }) },
    ...(signal && { signal }),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => {
    signal?.throwIfAborted()
    throw new Unreachable('No answer came.')
  })
  if (!response.ok)
    throw new Refused(response.status, `The server answered ${response.status}.`, {})
  return response.blob()
}

/** The server does not accept the token, or no longer. */
export function isUnauthorised(error: unknown): boolean {
  return error instanceof Refused && error.status === 401
}

/** An id that is not a number is answered with 400. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Refused && (error.status === 404 || error.status === 400)
}

function bearer(): Record<string, string> {
  const token = storedToken()
  return token ? { authorization: `Bearer ${token}` } : {}
}
