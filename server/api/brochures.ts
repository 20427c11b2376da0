import { z } from 'zod'

import { availableBrochures } from '#app/brochures/company-brochure.server.ts'
import { brochure, brochureProperties } from '#domain/brochures/brochure.ts'
import * as brochures from '#domain/brochures/brochures.server.ts'
import { parse, text } from '#domain/fields.ts'
import { Invalid } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { readMultipart } from '#server/http/multipart.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, byId, filePart, ok, okAfter } from './route.ts'

const brochureFields = z.object({ title: text.default('') })

/** The company brochure: uploaded as a PDF, or made by the site from chosen properties. */
export function brochureRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Brochures')

  route('GET', '/api/brochures', {
    access: 'everyone',
    summary: 'Every brochure; the last is the one on offer on English pages',
    response: z.array(brochure),
    handle: () => availableBrochures(app),
  })

  route('POST', '/api/brochures', {
    summary: 'Offer a PDF in place of the brochure that the site makes',
    form: z.object({ title: z.string().optional(), brochure: filePart }),
    response: brochure,
    status: 201,
    handle: async ({ app, request }) => {
      const { fields, files } = await readMultipart(
        request,
        { part: 'brochure' },
        async (pdf) => pdf,
      )
      const [pdf] = files
      if (!pdf) throw new Invalid({ brochure: 'Please choose a PDF.' })
      const { title } = parse(brochureFields, fields)
      return brochures.add(app, title.trim().slice(0, 200) || 'Brochure', pdf)
    },
  })

  route('DELETE', '/api/brochures/:id', {
    summary: 'Take back an uploaded brochure; the one before it is on offer again',
    params: byId,
    response: ok,
    handle: ({ app, params }) => okAfter(brochures.remove(app, params.id)),
  })

  route('GET', '/api/brochure-homes', {
    summary: 'The homes chosen for the brochure that the site makes; none: the newest',
    response: brochureProperties,
    handle: async ({ app }) => ({ ids: await brochures.chosenProperties(app) }),
  })

  route('PUT', '/api/brochure-homes', {
    summary: 'Choose the homes for the brochure that the site makes',
    body: brochureProperties,
    response: brochureProperties,
    handle: async ({ app, body: { ids } }) => {
      const existing = new Set((await properties.findManyOffered(app, ids)).map(({ id }) => id))
      const missing = ids.find((id) => !existing.has(id))
      if (missing !== undefined) throw new Invalid({ ids: `There is no property ${missing}.` })
      await brochures.chooseProperties(app, ids)
      return { ids }
    },
  })
}
