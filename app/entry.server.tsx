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
import { readLoaderData } from './react-router-internals.ts'

/** Renders the whole page before anything is sent, so that its status and length are known. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  await allLoaded()
  await readLoaderData(router)
  const nonce = context.get(nonceContext)
  const html = renderToString(<ServerRouter context={router} url={request.url} nonce={nonce} />)
  const pieces = canDeferScripts(request.url) ? deferScripts(html, nonce) : [html]
  context.set(documentContext, ['<!DOCTYPE html>', ...pieces])
  return new Response(null, { status, headers })
}

// The admin area does nothing without its scripts. In development Vite rewrites them.
function canDeferScripts(url: string): boolean {
  return !import.meta.env.DEV && !/^\/(admin|login)\b/.test(new URL(url).pathname)
}

/** Logs a page's failure; a request for something that does not exist is none. */
export const handleError: HandleErrorFunction = (err, { request, context }) => {
  if (isRouteErrorResponse(err) || request.signal.aborted) return
  context.get(appContext).log.error({ err }, 'a page failed')
  context.set(failureContext, err)
}
