import { Writable } from 'node:stream'

import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router'

import { appContext } from '#app/context.ts'

const RENDER_MS = 10_000

/** Renders the whole page before anything is sent, so that its status and its length are known. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await render(router, request.url)
  return new Response(scriptsLast(html), { status, headers })
}

// A page is read before it is worked with: its styles, its fonts and its first photo go before the
// scripts, which browsers would fetch as urgently.
function scriptsLast(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  )
}

function render(router: EntryContext, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={router} url={url} />, {
      // No part of a page is sent for a script to put in its place: some browsers run none.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer)
        pipe(sink)
      },
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(() => abort(new Error('The page took too long.')), RENDER_MS)
  })
}

/** What a visitor asked for and we do not have is no fault of ours; the rest is logged. */
export const handleError: HandleErrorFunction = (err, { request, context }) => {
  if (isRouteErrorResponse(err) || request.signal.aborted) return
  context.get(appContext).log.error({ err }, 'a page failed')
}
