import type { ClientInstrumentation } from 'react-router'

import { missingFiles, PAGE_DATA } from './react-router-internals.ts'

// A request of the router that fails, because the connection or the server does, is held: the page
// stays as it is, with a message, until the visitor tries again or goes elsewhere.

/** How long to wait for an answer. */
const MAX_WAIT_MS = 20_000

/** When to try again after the browser is online: it may say so before requests get through. */
const RETRIES_MS = [0, 2000, 5000, 10_000]

/** The requests that wait for another try, by the signals that abort them, and what starts the try. */
const held = new Map<AbortSignal, () => void>()

/** Takes over the router's requests for data. */
export function holdFailedRequests(): void {
  const send = window.fetch
  window.fetch = (input, init) =>
    init?.signal && input instanceof URL && PAGE_DATA.test(input.href) && !init.body
      ? untilAnswered(() => send(input, init), init.signal)
      : send(input, init)
  addEventListener('online', () => {
    for (const ms of RETRIES_MS) setTimeout(retry, ms)
  })
  // The router goes back by itself, without a call of the `navigate` below.
  addEventListener('popstate', cancelNavigation)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-held-requests]')
    if (!button) return
    if (button.getAttribute('data-held-requests') === 'retry') return retry()
    // Dismissed requests wait on, and are not tried again.
    for (const signal of held.keys()) held.set(signal, () => {})
    cancelNavigation()
    showMessage(false)
  })
}

/** Aborts the navigation that waits for the code or the data of its page. */
let underway: AbortController | undefined

/** Whether a navigation waits; not for Back, which the router does by itself. */
export const isUnderway = () => underway !== undefined

function cancelNavigation(): void {
  underway?.abort()
  underway = undefined
}

/** Delays a navigation until the browser has the code of the next page: without it, the router reloads. */
export const holdNavigations: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      navigate: async (navigate, { to }) => {
        cancelNavigation()
        const own = (underway = new AbortController())
        const [path = ''] = String(to).split(/[?#]/)
        const files = path.startsWith('/') ? missingFiles(path) : []
        // A cancelled navigation never goes on.
        if (files.length > 0)
          await untilAnswered(() => fetchAll(files), own.signal).catch(() => new Promise(() => {}))
        await navigate()
        if (underway === own) underway = undefined
      },
    }),
}

async function fetchAll(files: readonly string[]): Promise<Response> {
  const answers = await Promise.all(files.map((file) => fetch(file)))
  return answers.find(({ ok }) => !ok) ?? Response.json(null)
}

async function untilAnswered(
  send: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  for (;;) {
    const answer = await Promise.race([send(), after(MAX_WAIT_MS)]).catch(() => undefined)
    signal.throwIfAborted()
    if (answer && answer.status < 500) return answer
    await untilRetry(signal)
  }
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}

function untilRetry(signal: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    held.set(signal, resolve)
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    showMessage(true)
  }).finally(() => {
    held.delete(signal)
    if (held.size === 0) showMessage(false)
  })
}

function retry(): void {
  for (const send of held.values()) send()
}

/** The attribute `data-held` hides the loading sign, which covers the page while another is loading. */
function showMessage(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-held', held.size > 0)
  const message = document.getElementById('held-requests')
  if (message) message.hidden = !isShown
}
