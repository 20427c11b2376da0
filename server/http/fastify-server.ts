import { randomUUID } from 'node:crypto'

import multipart from '@fastify/multipart'
import fastify, { LogController, type FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'

import { auditCalls } from '#server/api/audit.ts'
import { accountCalls } from '#server/api/account.ts'
import { brochureCalls } from '#server/api/brochures.ts'
import { apiDocument } from '#server/api/document.ts'
import { coachCalls } from '#server/api/photo-advice.ts'
import { enquiryCalls } from '#server/api/enquiries.ts'
import { inboxCalls } from '#server/api/inbox.ts'
import { loginCalls } from '#server/api/login.ts'
import { peopleCalls } from '#server/api/people.ts'
import { permitCalls } from '#server/api/permits.ts'
import { portalCalls } from '#server/api/portals.ts'
import { postCalls } from '#server/api/posts.ts'
import { propertyCalls } from '#server/api/properties.ts'
import { siteCheckCalls } from '#server/api/site-check.ts'
import { taxonomyCalls } from '#server/api/taxonomy.ts'
import { uploadCalls } from '#server/api/uploads.ts'
import { openDoors } from './http-server.ts'
import { feedCalls } from '#server/api/feed-routes.ts'
import { healthCalls } from './health.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { searchIndexRoutes } from '#server/api/search-index-routes.ts'
import { refuseForeignOrigins } from './origin.ts'
import { refuseOverload } from './overload-guard.ts'
import type { Watch } from '#server/metrics/observe.ts'
import type { Pages } from '#server/pages/pages.ts'
import { answerProblem } from '#server/problems.ts'
import { printedCalls } from '#server/api/brochure-routes.ts'
import { securityHeaders, sendSecurityHeaders } from './security-headers.ts'

const JSON_LIMIT = 1024 * 1024

/** Builds the server: every call of the API and, where they are given, the pages. */
export async function buildServer(
  app: AppContext,
  log: Logger,
  pages?: Pages,
  watch?: Watch,
): Promise<Server> {
  const server: Server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: proxies(app.config.trustProxy),
    bodyLimit: JSON_LIMIT,
    return503OnClosing: false,
    serverFactory: (handle) => openDoors(handle, pages),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // What is refused before any hook has run.
    frameworkErrors: (error, request, reply) =>
      void answerProblem(error, request, reply.headers(securityHeaders(app))),
  })
  server.setValidatorCompiler(validatorCompiler)
  // Answers are made by our own verbs; the contract tests hold them against their schemas.
  server.setSerializerCompiler(() => JSON.stringify)
  server.setErrorHandler(answerProblem)
  takeEmptyBodies(server)
  takePlainForms(server)
  logAnswers(server)
  watch?.server(server)

  sendSecurityHeaders(server, app)
  refuseOverload(server)
  refuseForeignOrigins(server, app)
  await server.register(multipart, { throwFileSizeLimit: true })
  await apiDocument(server, app.publicUrl)

  propertyCalls(server, app)
  taxonomyCalls(server, app)
  postCalls(server, app)
  brochureCalls(server, app)
  enquiryCalls(server, app)
  inboxCalls(server, app)
  peopleCalls(server, app)
  uploadCalls(server, app)
  coachCalls(server, app)
  loginCalls(server, app)
  auditCalls(server, app)
  accountCalls(server, app)
  permitCalls(server, app)
  portalCalls(server, app)
  feedCalls(server, app)
  siteCheckCalls(server, app)
  healthCalls(server, app)
  searchIndexRoutes(server, app)
  printedCalls(server, app)

  for (const path of ['/api', '/api/*'])
    server.all(path, { schema: { hide: true } }, (request, reply) =>
      reply.code(404).send({ error: `There is no ${request.method} ${pathOf(request)}.` }),
    )
  if (pages) await pages.register(server)
  else server.setNotFoundHandler((_, reply) => reply.code(404).send({ error: 'Not found.' }))
  return server
}

// So many addresses, beginning with the one that is connected to us, are our proxies. What stands
// before them in `X-Forwarded-For` is whatever a visitor wrote.
function proxies(count: number) {
  return count > 0 && ((_address: string, hop: number) => hop < count)
}

// Some clients name a content type even where they send nothing, as with DELETE.
function takeEmptyBodies(server: Server): void {
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parseJson(request, String(body), done)
  })
}

// From a browser without JavaScript; the page that the form stands on reads it.
function takePlainForms(server: Server): void {
  const type = 'application/x-www-form-urlencoded'
  server.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
    done(null, body)
  })
}

// The route and not the address: addresses and queries may hold what people typed.
function logAnswers(server: Server): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
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

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}
