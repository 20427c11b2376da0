import type { FastifyReply, FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

import type { Caller } from '#domain/accounts/session.ts'
import { id } from '#domain/fields.ts'
import { areaOf } from '#domain/permissions.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { administratorOrAnyone, administratorsOnly, callerOf } from '#server/http/authentication.ts'

interface RouteOptions<Params, Query, Body, Result> {
  /** Who may call it; only administrators unless set, by the roles in `domain/permission-table.ts`. */
  access?: Exclude<RouteAccess, 'administrators'>
  summary: string
  description?: string
  params?: Params
  query?: Query
  body?: Body
  /** The schema of this particular body, where bodies differ; `body` is then only documented. */
  bodyFor?: (body: unknown) => z.ZodType
  /** A plain HTML form that is posted here goes to the page of the same address. */
  leavesFormsToPage?: boolean
  /** The fields of a multipart form, for the API document. The handler reads the form. */
  form?: z.ZodType
  bodyLimit?: number
  /** What a success returns. Left out where the handler sends a file or a stream. */
  response?: Result
  /** The status of a success; 200 unless set. */
  status?: 201
  /** The statuses of documented refusals, besides those that follow from the other options. */
  refusals?: number[]
  /** A change of what visitors see goes through `content.change`, which renews the cached pages. */
  handle: (
    request: ApiRequest<Params, Query, Body>,
  ) => FastifyReply | z.input<Result> | Promise<FastifyReply | z.input<Result>>
}

type RouteAccess = 'everyone' | 'token optional' | 'administrators'

interface ApiRequest<Params, Query, Body> {
  /** Acts as the administrator who calls a route for administrators: the audit log names them. */
  app: AppContext
  params: z.output<Params>
  query: z.output<Query>
  body: z.output<Body>
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Declares the API routes that are documented under `tag`. A route for administrators authenticates
 * before its input is validated, and acts in the administrator's name. A thrown Problem becomes a
 * response in `server/problems.ts`.
 */
export function apiRoutes(server: Server, app: AppContext, tag: string) {
  const hooksFor = (access: RouteAccess, call: string) => {
    if (access === 'everyone') return {}
    return {
      preValidation:
        access === 'administrators'
          ? administratorsOnly(app, areaOf(call))
          : administratorOrAnyone(app),
    }
  }

  return function route<
    Params extends z.ZodType = never,
    Query extends z.ZodType = never,
    Body extends z.ZodType = never,
    Result extends z.ZodType = never,
  >(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options: RouteOptions<Params, Query, Body, Result>,
  ): void {
    const { access = 'administrators', query, form, bodyLimit, response, status = 200 } = options
    const { summary, description, params, body, bodyFor } = options
    const isForAdministrators = access === 'administrators'
    server.route({
      method,
      url,
      ...hooksFor(access, `${method} ${url}`),
      ...(options.leavesFormsToPage && { preValidation: leaveFormToPage }),
      ...(bodyLimit && { bodyLimit }),
      ...(form && { validatorCompiler: validateAllButBody }),
      ...(bodyFor && { validatorCompiler: validateBodyBy(bodyFor) }),
      schema: {
        tags: [tag],
        summary,
        ...(description && { description }),
        ...(isForAdministrators && { security: [{ bearer: [] }] }),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(form && { consumes: ['multipart/form-data'], body: form }),
        ...(response && {
          response: { [status]: response, ...documentedRefusals(url, options) },
        }),
      },
      handler: (request: FastifyRequest, reply: FastifyReply) =>
        options.handle({
          app: isForAdministrators ? actingAs(app, callerOf(request)) : app,
          params: request.params as z.output<Params>,
          query: request.query as z.output<Query>,
          body: request.body as z.output<Body>,
          request,
          reply: reply.code(status),
        }),
    })
  }
}

function leaveFormToPage(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) reply.callNotFound()
  else done()
}

type DocumentedOptions = Omit<RouteOptions<unknown, unknown, unknown, unknown>, 'handle'>

function documentedRefusals(url: string, options: DocumentedOptions) {
  const { access, query, body, form, refusals = [] } = options
  const statuses = [
    ...(access === 'everyone' ? [] : [401]),
    ...(access === undefined ? [403] : []),
    ...(query ? [400] : []),
    ...(url.includes(':id') ? [404] : []),
    ...(body || form ? [422] : []),
    ...(form ? [413, 415] : []),
    ...refusals,
  ]
  return Object.fromEntries(statuses.map((status) => [status, refusal]))
}

function actingAs(app: AppContext, { id, username, role, user_id }: Caller): AppContext {
  return { ...app, actor: { id, username, role, user_id } }
}

export type Route = ReturnType<typeof apiRoutes>

export const byId = z.object({ id })

/** A file in a multipart form, for the API document only. */
export const filePart = z.string().meta({ format: 'binary' })

export const ok = z.object({ ok: z.literal(true) }).meta({ id: 'Ok' })

/** How many sessions were ended. */
export const ended = z.object({ ended: z.number() }).meta({ id: 'Ended' })

/** The response of a route that has nothing else to return. */
export const OK = { ok: true } as const

export async function okAfter(work: Promise<unknown>): Promise<typeof OK> {
  await work
  return OK
}

const refusal = z
  .object({ error: z.string(), fields: z.record(z.string(), z.string()).optional() })
  .meta({ id: 'Refusal' })

type ValidatedPart = Parameters<typeof validatorCompiler>[0]

function validateBodyBy(bodyFor: (body: unknown) => z.ZodType) {
  return (part: { httpPart?: string }) =>
    part.httpPart === 'body'
      ? (body: unknown) =>
          validatorCompiler({ ...(part as ValidatedPart), schema: bodyFor(body) })(body)
      : validatorCompiler(part as ValidatedPart)
}

/** Leaves a multipart body to `http/multipart.ts`; its schema only documents the fields. */
function validateAllButBody(part: { httpPart?: string }) {
  return part.httpPart === 'body'
    ? (value: unknown) => ({ value })
    : validatorCompiler(part as ValidatedPart)
}
