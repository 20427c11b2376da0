/** The server responded with an error status. `fields` holds a message for each invalid field. */
export class ApiError extends Error {
  readonly status: number
  readonly fields: Record<string, string>
  constructor(status: number, message: string, fields: Record<string, string>) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

/** The server did not respond: a network failure. */
export class NetworkError extends Error {}

export interface RequestOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  /** A form is sent as multipart, any other object as JSON. */
  body?: FormData | object
  /** Called with 0 to 1 while a form with files is uploaded. */
  onProgress?: (sent: number) => void
  /** Aborts the request when for so long nothing was sent and no response came. */
  maxWaitMs?: number
  signal?: AbortSignal
}

export async function request<Body>(path: string, options: RequestOptions): Promise<Body> {
  return (await requestWithHeaders<Body>(path, options)).body
}

export interface ApiResponse<Body> {
  body: Body
  header: (name: string) => string | null
}

/** All API requests of the browser. Uses XMLHttpRequest, because fetch reports no upload progress. */
export function requestWithHeaders<Body>(path: string, options: RequestOptions) {
  const { method, headers, body, onProgress, maxWaitMs, signal } = options
  return new Promise<ApiResponse<Body>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value)
    if (body && !(body instanceof FormData))
      request.setRequestHeader('content-type', 'application/json')

    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300)
        resolve({ body: request.response, header: (name) => request.getResponseHeader(name) })
      else reject(toError(request))
    })
    for (const event of ['error', 'timeout', 'abort'])
      request.addEventListener(event, () => reject(new NetworkError('No answer came.')))
    if (onProgress)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    if (maxWaitMs !== undefined) abortWhenSilent(request, maxWaitMs)
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort)
    // A signal may live for hours, and must not keep every request and its response.
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))

    request.send(body === undefined || body instanceof FormData ? body : JSON.stringify(body))
  })
}

function abortWhenSilent(request: XMLHttpRequest, maxWaitMs: number): void {
  let timer = setTimeout(() => request.abort(), maxWaitMs)
  const waitAgain = () => {
    clearTimeout(timer)
    timer = setTimeout(() => request.abort(), maxWaitMs)
  }
  request.upload.addEventListener('progress', waitAgain)
  request.addEventListener('loadend', () => clearTimeout(timer))
}

/** The body is null where it is not JSON. */
function toError({ status, response }: XMLHttpRequest): ApiError {
  const { error, fields } = (response ?? {}) as { error?: string; fields?: Record<string, string> }
  return new ApiError(status, error ?? `The server answered ${status}.`, fields ?? {})
}
