import type { Contact, Listing, Sell, Tour } from '#domain/enquiries/enquiry.ts'

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

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  /** Sent as it is when it is a form, as JSON when it is anything else. */
  body?: FormData | object
  /** Told from 0 to 1 as a form with files goes out. */
  onProgress?: (sent: number) => void
  signal?: AbortSignal
}

/** Every call of the browser goes through here. XMLHttpRequest, because fetch tells no progress. */
export function call<Answer>(path: string, { method, headers, body, onProgress, signal }: Call) {
  return new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value)
    if (body && !(body instanceof FormData))
      request.setRequestHeader('content-type', 'application/json')

    request.addEventListener('load', () => {
      const answer = readJson(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer as Answer)
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
export interface Sending {
  key: string
  token?: string | undefined
  onProgress?: ((sent: number) => void) | undefined
}

export function sendListing(listing: Listing, sending: Sending) {
  return send('/api/send-listproperty', listing, sending)
}

export function sendTour(tour: Tour, sending: Sending) {
  return send('/api/scheduletoure', tour, sending)
}

export function sendContact(contact: Contact, sending: Sending) {
  return send('/api/send-email', contact, sending)
}

export function sendSell(sell: Sell, photos: File[], sending: Sending) {
  const form = new FormData()
  for (const [name, value] of Object.entries(sell)) form.append(name, value)
  for (const photo of photos) form.append('file', photo)
  return send('/api/send-email-with-file', form, sending)
}

/** A token that tells when the visitor began to write; asked for when a form is first touched. */
export function askFormToken() {
  return call<{ token: string }>('/api/form-token', { method: 'GET' })
}

function send(path: string, body: FormData | object, { key, token, onProgress }: Sending) {
  return call<{ ok: true }>(path, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key, ...(token && { 'x-form-token': token }) },
    ...(onProgress && { onProgress }),
  })
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
