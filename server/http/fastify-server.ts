import { randomUUID } from 'node:crypto'

import multipart from '@fastify/multipart'
import fastify, { LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'

import { Forbidden } from '#domain/problem.ts'
import { openApiRoutes } from '#server/api/openapi.ts'
import { registerRoutes } from '#server/api/routes.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import type { Metrics } from '#server/metrics/prometheus.ts'
import type { Pages } from '#server/pages/pages.ts'
import { sendProblem } from '#server/problems.ts'

import { isReadableAddress } from './address.ts'
import { createHttpServer } from './http-server.ts'
import { refuseOverload } from './overload-guard.ts'
import { cutSlowBodies } from './slow-bodies.ts'
import { securityHeaders } from './security-headers.ts'

const MAX_JSON_BYTES = 1024 * 1024
const MAX_PLAIN_FORM_BYTES = 64 * 1024

/** The Fastify server: hooks, every API route and, where they are given, the pages. */
export async function buildServer(app: AppContext, log: Logger, pages?: Pages, metrics?: Metrics) {
  const headers = securityHeaders(app.publicUrl)
  const server: Server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustProxies(app.config.trustProxy),
    bodyLimit: MAX_JSON_BYTES,
    return503OnClosing: false,
    serverFactory: (handle) => createHttpServer(handle, pages),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // Errors before any hook has run, such as an unreadable URL.
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request, reply.headers(headers)),
  })
  server.setValidatorCompiler(validatorCompiler)
  // Responses are not validated here: the contract tests check them against their schemas.
  server.setSerializerCompiler(() => JSON.stringify)
  server.setErrorHandler(sendProblem)
  acceptEmptyJson(server)
  acceptPlainForms(server)
  logResponses(server)
  metrics?.observeServer(server)

  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (isReadableAddress(request)) done()
    else void reply.code(400).send({ error: 'This address cannot be read.' })
  })
  refuseOverload(server)
  cutSlowBodies(server)
  refuseCrossOriginWrites(server, new URL(app.publicUrl).host)
  await server.register(multipart, { throwFileSizeLimit: true })
  await openApiRoutes(server, app.publicUrl)
  registerRoutes(server, app)
  if (pages) await pages.register(server)
  else server.setNotFoundHandler((_, reply) => reply.code(404).send({ error: 'Not found.' }))
  return server
}

// The last `count` addresses are our proxies, counted from the one connected to us. Earlier entries
// of `X-Forwarded-For` are written by the visitor.
function trustProxies(count: number) {
  return count > 0 && ((_address: string, hop: number) => hop < count)
}

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

// Refuses writes that another site's page sends through a visitor's browser.
function refuseCrossOriginWrites(server: Server, publicHost: string): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers
    if (READ_METHODS.has(request.method) || origin === undefined) return done()
    const host = URL.parse(origin)?.host
    const isOurs = host !== undefined && (host === request.host || host === publicHost)
    done(isOurs ? undefined : new Forbidden('This comes from another site.'))
  })
}

// Some clients name a content type without sending a body, as with DELETE.
function acceptEmptyJson(server: Server): void {
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parseJson(request, String(body), done)
  })
}

// Browsers without JavaScript send these; the page's own action parses them.
function acceptPlainForms(server: Server): void {
  const type = 'application/x-www-form-urlencoded'
  const options = { parseAs: 'string', bodyLimit: MAX_PLAIN_FORM_BYTES } as const
  server.addContentTypeParser(type, options, (_request, body, done) => done(null, body))
}

// Logs the route and not the URL: paths and queries may hold what people typed.
function logResponses(server: Server): void {
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
    done()
  })
}
