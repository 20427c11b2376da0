import { z } from 'zod'

import { availableBrochures } from '#app/brochures/company-brochure.server.ts'
import { brochure, brochureProperties } from '#domain/brochures/brochure.ts'
import * as brochures from '#domain/brochures/brochures.server.ts'
import { parse } from '#domain/fields.ts'
import { Invalid } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { administratorsOnly, inHandsOf } from '#server/http/authentication.ts'
import { readForm } from '#server/http/multipart.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { bearer, byId, documentedOnly, filePart, ok, refusal } from './responses.ts'

const tags = ['Brochures']

export function brochureCalls(server: Server, app: AppContext): void {
  const preValidation = administratorsOnly(app)

  server.get(
    '/api/brochures',
    {
      schema: {
        tags,
        summary: 'Every brochure; the last is the one on offer',
        response: { 200: z.array(brochure) },
      },
    },
    () => availableBrochures(app),
  )

  server.post(
    '/api/brochures',
    {
      preValidation,
      validatorCompiler: documentedOnly,
      schema: {
        tags,
        summary: 'Offer a PDF in place of the brochure that the site makes',
        security: bearer,
        consumes: ['multipart/form-data'],
        body: z.object({ title: z.string().optional(), brochure: filePart }),
        response: { 201: brochure, 401: refusal, 413: refusal, 415: refusal, 422: refusal },
      },
    },
    async (request, reply) => {
      const keep = (bytes: Buffer) => Promise.resolve(bytes)
      const { fields, taken } = await readForm(request, { part: 'brochure', most: 1 }, keep)
      const [pdf] = taken
      if (!pdf) throw new Invalid({ brochure: 'Please choose a PDF.' })
      const title = fields['title']?.trim().slice(0, 200) || 'Brochure'
      return reply.code(201).send(await brochures.add(inHandsOf(app, request), title, pdf))
    },
  )

  server.delete(
    '/api/brochures/:id',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Take back an uploaded brochure; the one before it is on offer again',
        security: bearer,
        params: byId,
        response: { 200: ok, 401: refusal, 404: refusal },
      },
    },
    async (request) => {
      await brochures.remove(inHandsOf(app, request), request.params.id)
      return { ok: true as const }
    },
  )

  server.get(
    '/api/brochure-homes',
    {
      preValidation,
      schema: {
        tags,
        summary: 'The homes chosen for the brochure that the site makes; none: the newest',
        security: bearer,
        response: { 200: brochureProperties, 401: refusal },
      },
    },
    async () => ({ ids: await brochures.chosenProperties(app) }),
  )

  server.put(
    '/api/brochure-homes',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Choose the homes for the brochure that the site makes',
        security: bearer,
        body: brochureProperties,
        response: { 200: brochureProperties, 401: refusal, 422: refusal },
      },
    },
    async (request) => {
      const { ids } = parse(brochureProperties, request.body)
      const there = new Set((await properties.findMany(app, ids)).map(({ id }) => id))
      const missing = ids.find((id) => !there.has(id))
      if (missing !== undefined) throw new Invalid({ ids: `There is no property ${missing}.` })
      await brochures.chooseProperties(inHandsOf(app, request), ids)
      return { ids }
    },
  )
}
