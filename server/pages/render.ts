import { randomBytes } from 'node:crypto'

import type { FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import { SETTINGS_PREVIEW } from '#app/page-params.ts'
import {
  addressContext,
  appContext,
  documentContext,
  failureContext,
  formContext,
  nonceContext,
  themeContext,
  writerContext,
} from '#app/context.ts'
import { settingsFor } from '#domain/agency/settings-previews.server.ts'
import { englishPath, isEnglishOnly, languageOf, pathIn, type Language } from '#domain/language.ts'
import { stopUsingReplica, reader } from '#domain/content-version/content-version.server.ts'
import type { AppContext } from '#server/app-context.ts'
import { readPostedForm } from '#server/http/posted-form.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import { applyContentSecurityPolicy } from './content-security-policy.ts'

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export type Render = (path: string, request?: FastifyRequest) => Promise<RenderedPage>

/** Renders a page by React Router: for everyone, or for the request that is given. */
export function pageRenderer(
  app: AppContext,
  builds: Record<Language, ServerBuild | (() => Promise<ServerBuild>)>,
  mode: 'production' | 'development',
): Render {
  const handlers = {
    en: createRequestHandler(builds.en, mode),
    ar: createRequestHandler(atArabicAddresses(builds.ar), mode),
  }
  const defaultHeaders = securityHeaders(app.publicUrl)
  return async (path, request) => {
    const english = languageOf(path) === 'ar' ? englishPath(path) : path
    if (english !== path && isEnglishOnly(english)) return redirect(english)
    if (request && !isGetOrHead(request)) return (await render(app, path, request)).page
    const readingApp = reader(app)
    const { page, isUnavailable } = await render(readingApp, path, request)
    if (!isUnavailable || readingApp === app) return page
    stopUsingReplica(app)
    return (await render(app, path, request)).page
  }

  async function render(reader: AppContext, path: string, request?: FastifyRequest) {
    const preview = URL.parse(path, app.publicUrl)?.searchParams.get(SETTINGS_PREVIEW) ?? null
    const readingApp =
      preview === null ? reader : { ...reader, agency: await settingsFor(app, preview) }
    const nonce = randomBytes(16).toString('base64url')
    const context = new RouterContextProvider()
    context.set(appContext, readingApp)
    context.set(writerContext, app)
    context.set(nonceContext, nonce)
    if (request) {
      context.set(addressContext, request.ip)
      context.set(formContext, (options, handle) => readPostedForm(request, options, handle))
    }

    const webRequest = request ? toWebRequest(app, request) : new Request(app.publicUrl + path)
    const { pathname } = new URL(webRequest.url)
    const response = await handlers[languageOf(pathname)](webRequest, context)
    const headers = { ...defaultHeaders, ...Object.fromEntries(response.headers) }
    const pieces = context.get(documentContext)
    const secured =
      pieces &&
      applyContentSecurityPolicy(pieces, nonce, {
        mode,
        photosUrl: app.photosUrl,
        mayBeFramed: preview !== null,
        theme: context.get(themeContext),
      })
    if (secured) headers['content-security-policy'] = secured.policy
    if (preview !== null)
      Object.assign(headers, { 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' })
    const body = secured?.body ?? Buffer.from(await response.arrayBuffer())
    // 503 tells visitors and search engines that the page still exists and to come back.
    const isUnavailable = storeUnavailable(context.get(failureContext)) === 'unreachable'
    const page = isUnavailable
      ? { status: 503, headers: { ...headers, 'retry-after': '2' }, body }
      : { status: response.status, headers, body }
    return { page, isUnavailable }
  }
}

/** The same pages below `/ar`; the router adds that to every link and takes it off every address. */
function atArabicAddresses(build: ServerBuild | (() => Promise<ServerBuild>)) {
  const basename = pathIn('ar', '/')
  return typeof build === 'function'
    ? async () => ({ ...(await build()), basename })
    : { ...build, basename }
}

function redirect(location: string): RenderedPage {
  return { status: 301, headers: { location }, body: Buffer.alloc(0) }
}

// Without the body: an action reads its form by `formContext`, which bounds it.
function toWebRequest({ publicUrl }: AppContext, request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  const { protocol, host, url, method } = request
  // As the visitor's browser knows it: React Router compares a form's origin with it.
  const visitorUrl = URL.parse(`${protocol}://${host}${url}`) ?? new URL(publicUrl + url)
  return new Request(visitorUrl, {
    method,
    headers,
  })
}

export function isGetOrHead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}
