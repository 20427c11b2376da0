import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

import type { Caller } from '#domain/accounts/session.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { actingAs, administratorsOnly, callerOf } from '#server/http/authentication.ts'

import { documentedForm, refusalsFor } from './responses.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface RouteOptions<Params, Query, Body, Result> {
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** The fields of a multipart form, for the API document. The handler reads the form. */
  form?: z.ZodType
  bodyLimit?: number
  /** What a success returns. Left out where the handler sends a file or a stream. */
  response?: Result
  /** The status of a success; 200 unless set. */
  status?: 201
  /** The statuses of documented refusals, besides 401. */
  refusals?: number[]
}

interface AdminRequest<Params, Query, Body> {
  /** Acts as the calling administrator: the audit log names them. */
  app: AppContext
  caller: Caller
  params: z.output<Params>
  query: z.output<Query>
  body: z.output<Body>
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Declares the API routes that only administrators may call. Every one is authenticated before its
 * input is validated, acts in the administrator's name and is documented under `tag`. A thrown
 * Problem becomes a response in `server/problems.ts`.
 */
export function adminRoute(server: Server, app: AppContext, tag: string) {
  const preValidation = administratorsOnly(app)

  return function route<
    Params extends z.ZodType = never,
    Query extends z.ZodType = never,
    Body extends z.ZodType = never,
    Result extends z.ZodType = never,
  >(
    method: Method,
    url: string,
    options: RouteOptions<Params, Query, Body, Result>,
    handle: (
      request: AdminRequest<Params, Query, Body>,
    ) => FastifyReply | z.input<Result> | Promise<FastifyReply | z.input<Result>>,
  ): void {
    const { summary, params, query, body, form, bodyLimit, response, status, refusals } = options
    server.route({
      method,
      url,
      preValidation,
      ...(bodyLimit && { bodyLimit }),
      ...(form && { validatorCompiler: documentedForm.validatorCompiler }),
      schema: {
        tags: [tag],
        summary,
        security: [{ bearer: [] }],
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(form && { consumes: documentedForm.consumes, body: form }),
        ...(response && {
          response: { [status ?? 200]: response, ...refusalsFor(401, ...(refusals ?? [])) },
        }),
      },
      handler: (request: FastifyRequest, reply: FastifyReply) => {
        if (status) reply.code(status)
        return handle({
          app: actingAs(app, request),
          caller: callerOf(request),
          params: request.params as z.output<Params>,
          query: request.query as z.output<Query>,
          body: request.body as z.output<Body>,
          request,
          reply,
        })
      },
    })
  }
}
