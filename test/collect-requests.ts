import { onTestFinished, vi } from 'vitest'

/** A request of the browser, which the test answers when it wants to. */
class CollectedRequest extends EventTarget {
  readonly upload = new EventTarget()
  method = ''
  path = ''
  headers: Record<string, string> = {}
  body: unknown
  /** `undefined` while it is under way. */
  end: 'load' | 'error' | 'abort' | undefined
  status = 0
  response: unknown = null
  #responseHeaders: Record<string, string> = {}

  open(method: string, path: string) {
    Object.assign(this, { method, path })
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader(name: string) {
    return this.#responseHeaders[name] ?? null
  }
  send(body: unknown) {
    this.body = body
  }
  abort() {
    this.#finish('abort')
  }

  answer(response: unknown, { status = 200, headers = {} } = {}) {
    Object.assign(this, { response, status })
    this.#responseHeaders = headers
    this.#finish('load')
  }
  fail() {
    this.#finish('error')
  }

  #finish(end: 'load' | 'error' | 'abort') {
    if (this.end) return
    this.end = end
    this.dispatchEvent(new Event(end))
    this.dispatchEvent(new Event('loadend'))
  }
}

/** Collects what is requested from now on, in this order, until the test ends. */
export function collectRequests(): CollectedRequest[] {
  const requests: CollectedRequest[] = []
  class Collected extends CollectedRequest {
    override send(body: unknown) {
      super.send(body)
      requests.push(this)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Collected)
  onTestFinished(() => void vi.unstubAllGlobals())
  return requests
}
