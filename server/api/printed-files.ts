import type { FastifyReply, FastifyRequest } from 'fastify'

import * as urls from '#app/urls.ts'
import { propertyShareImage, postShareImage } from '#app/brochures/share-images.ts'
import {
  companyBrochureContent,
  COMPANY_BROCHURE_FILE as COMPANY,
} from '#app/brochures/company-brochure.server.ts'
import { propertyBrochureContent } from '#app/brochures/property-brochure.ts'
import { id as idSchema } from '#domain/fields.ts'
import * as posts from '#domain/posts/posts.server.ts'
import { printedFile, type PrintedFile } from '#domain/pdf/printed-files.server.ts'
import { fileNameOf } from '#domain/agency/agency.ts'
import { NotFound } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { titleOf } from '#domain/properties/property.ts'

import type { AppContext, Server } from '#server/app-context.ts'
import { sendFile } from '#server/http/send-file.ts'

const undocumented = { schema: { hide: true } }

/** Brochures (PDF) and share images (JPEG), made when they are first requested. */
export function printedFileRoutes(server: Server, app: AppContext): void {
  server.get('/properties2/:id/brochure.pdf', undocumented, async (request, reply) => {
    const property = await properties.find(app, idOf(request, 'property'))
    const agency = await app.agency.current()
    const content = propertyBrochureContent(app.publicUrl, property, agency)
    const file = await printedFile(app, `property-${property.id}`, content)
    // Search results should lead to the page, which says the same.
    reply.header('x-robots-tag', 'noindex')
    return send(
      request,
      reply,
      file,
      fileName(agency.profile.name, property.reference, titleOf(property)),
    )
  })

  server.get(urls.companyBrochure, undocumented, async (request, reply) => {
    const content = await companyBrochureContent(app)
    if (!content) throw new NotFound('file', 'brochure.pdf')
    const file = await printedFile(app, COMPANY, content)
    return send(request, reply, file, fileName(content.agency.name, 'brochure'))
  })

  server.get('/properties2/:id/share.jpg', undocumented, async (request, reply) => {
    const property = await properties.find(app, idOf(request, 'property'))
    const image = propertyShareImage(property, await app.agency.current())
    const file = await printedFile(app, `property-${property.id}`, image)
    return send(request, reply, file, 'share.jpg')
  })

  server.get('/BlogInfo/:id/share.jpg', undocumented, async (request, reply) => {
    const post = await posts.find(app, idOf(request, 'post'))
    const image = postShareImage(post, await app.agency.current())
    const file = await printedFile(app, `post-${post.id}`, image)
    return send(request, reply, file, 'share.jpg')
  })
}

function idOf(request: FastifyRequest, what: string): number {
  const { id } = request.params as { id: string }
  const { data } = idSchema.safeParse(id)
  if (data === undefined) throw new NotFound(what, id)
  return data
}

function send(request: FastifyRequest, reply: FastifyReply, file: PrintedFile, name: string) {
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg'
  return sendFile(request, reply, file, { name, type, etag: file.etag, cache: 'revalidate' })
}

/** Of letters, digits and dashes; parts without any are left out. A reference keeps its letters. */
function fileName(agency: string, ...parts: string[]): string {
  const [reference, ...rest] = parts
  return `${[fileNameOf(agency), reference, ...rest.map(fileNameOf)].filter(Boolean).join('-')}.pdf`
}
