import type { EnquiryKind } from '#domain/enquiries/enquiry-fields.ts'

/** The server answered, and said no. `fields` says why, by the name of each field. */
export class Refused extends Error {
  readonly status: number
  readonly fields: Record<string, string>
  constructor(status: number, message: string, fields: Record<string, string>) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

/** No answer came: the network, not the server, said no. */
export class Unreachable extends Error {}

export interface RequestOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  /** Sent as it is when it is a form, as JSON when it is anything else. */
  body?: FormData | object
  /** Told from 0 to 1 as a form with files goes out. */
  onProgress?: (sent: number) => void
  signal?: AbortSignal
}

export async function request<Answer>(path: string, options: RequestOptions): Promise<Answer> {
  return (await requestWithHeaders<Answer>(path, options)).answer
}

export interface Exchanged<Answer> {
  answer: Answer
  header: (name: string) => string | null
}

/** Every call of the browser goes through here. XMLHttpRequest, because fetch tells no progress. */
export function requestWithHeaders<Answer>(path: string, options: RequestOptions) {
  const { method, headers, body, onProgress, signal } = options
  return new Promise<Exchanged<Answer>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value)
    if (body && !(body instanceof FormData))
      request.setRequestHeader('content-type', 'application/json')

    request.addEventListener('load', () => {
      const answer = readJson(request.responseText)
      if (request.status >= 200 && request.status < 300)
        resolve({ answer: answer as Answer, header: (name) => request.getResponseHeader(name) })
      else reject(refusal(request.status, answer))
    })
    for (const event of ['error', 'timeout', 'abort'])
      request.addEventListener(event, () => reject(new Unreachable('No answer came.')))
    if (onProgress)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    signal?.addEventListener('abort', () => request.abort())

    request.send(body === undefined || body instanceof FormData ? body : JSON.stringify(body))
  })
}

/** Sends one enquiry. The key makes a second sending of the same enquiry count once. */
export interface SendOptions {
  key: string
  token?: string | undefined
  /** Of a property to sell. */
  photos?: readonly File[] | undefined
  onProgress?: ((sent: number) => void) | undefined
}

const DOORS: Record<EnquiryKind, string> = {
  listing: '/api/send-listproperty',
  tour: '/api/scheduletoure',
  contact: '/api/send-email',
  sell: '/api/send-email-with-file',
}

export function sendEnquiry(
  kind: EnquiryKind,
  fields: Record<string, string | number>,
  { key, token, photos, onProgress }: SendOptions,
) {
  return request<{ ok: true; tour?: string }>(DOORS[kind], {
    method: 'POST',
    body: kind === 'sell' ? withPhotos(fields, photos) : fields,
    headers: { 'idempotency-key': key, ...(token && { 'x-form-token': token }) },
    ...(onProgress && { onProgress }),
  })
}

function withPhotos(fields: Record<string, string | number>, photos: readonly File[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  for (const photo of photos) form.append('file', photo)
  return form
}

/** A token that tells when the visitor began to write; asked for when a form is first touched. */
export function askFormToken() {
  return request<{ token: string }>('/api/form-token', { method: 'GET' })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refusal(status: number, answer: unknown): Refused {
  const { error, fields } = (answer ?? {}) as { error?: string; fields?: Record<string, string> }
  return new Refused(status, error ?? `The server answered ${status}.`, fields ?? {})
}
