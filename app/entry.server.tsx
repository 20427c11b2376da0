import { renderToString } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'

import { appContext, documentContext, failureContext, nonceContext } from '#app/context.ts'
import { allLoaded } from './islands/lazy-component.tsx'

import { deferScripts } from './defer-scripts.ts'

/** Renders the whole page before anything is sent, so that its status and its length are known. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  await allLoaded()
  await handOver(router)
  const mark = context.get(nonceContext)
  const html = renderToString(<ServerRouter context={router} url={request.url} nonce={mark} />)
  const pieces = isRead(request.url) ? deferScripts(html, mark) : [html]
  context.set(documentContext, ['<!DOCTYPE html>', ...pieces])
  return new Response(null, { status, headers })
}

// The admin area is nothing without its scripts; in development Vite has the last word on them.
function isRead(url: string): boolean {
  return !import.meta.env.DEV && !/^\/(admin|login)\b/.test(new URL(url).pathname)
}

// What the loaders gave is known before React begins. Told so, React need not wait for it half-way,
// and renders in one go, straight into a string; as a stream a page took a third longer.
async function handOver({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return
  const chunks = await Array.fromAsync(serverHandoffStream)
  const result = { done: true, value: Buffer.concat(chunks).toString() }
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result }) }
}

/** What a visitor asked for and we do not have is no fault of ours; the rest is logged. */
export const handleError: HandleErrorFunction = (err, { request, context }) => {
  if (isRouteErrorResponse(err) || request.signal.aborted) return
  context.get(appContext).log.error({ err }, 'a page failed')
  context.set(failureContext, err)
}
