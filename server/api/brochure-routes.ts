import type { FastifyReply, FastifyRequest } from 'fastify'

import * as urls from '#app/urls.ts'
import { propertyShareImage, postShareImage } from '#app/brochures/share-images.ts'
import {
  companyBrochureContent,
  SUBJECT as COMPANY,
} from '#app/brochures/company-brochure.server.ts'
import { propertyBrochureContent } from '#app/brochures/property-brochure.ts'
import { id as idOf } from '#domain/fields.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as made from '#domain/pdf/printed-files.server.ts'
import { NotFound } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { titleOf } from '#domain/properties/property.ts'

import { site } from '#agency/profile.ts'

import type { AppContext, Server } from '#server/app-context.ts'
import { sendFile } from '#server/http/send-file.ts'

const hidden = { schema: { hide: true } }

/** Brochures, and the pictures that go with a link: made when they are first asked for. */
export function printedCalls(server: Server, app: AppContext): void {
  server.get('/properties2/:id/brochure.pdf', hidden, async (request, reply) => {
    const property = await properties.find(app, asked(request, 'property'))
    const sheet = propertyBrochureContent(app.publicUrl, property)
    const file = await made.printedFile(app, `property-${property.id}`, sheet)
    // It says what the page says; a search should lead there.
    reply.header('x-robots-tag', 'noindex')
    return send(request, reply, file, `${slug(titleOf(property))}-${property.id}.pdf`)
  })

  server.get(urls.companyBrochure, hidden, async (request, reply) => {
    const sheet = await companyBrochureContent(app)
    if (!sheet) throw new NotFound('file', 'brochure.pdf')
    const file = await made.printedFile(app, COMPANY, sheet)
    return send(request, reply, file, `${slug(site.name)}.pdf`)
  })

  server.get('/properties2/:id/share.jpg', hidden, async (request, reply) => {
    const property = await properties.find(app, asked(request, 'property'))
    const file = await made.printedFile(
      app,
      `property-${property.id}`,
      propertyShareImage(property),
    )
    return send(request, reply, file, 'share.jpg')
  })

  server.get('/BlogInfo/:id/share.jpg', hidden, async (request, reply) => {
    const post = await posts.find(app, asked(request, 'post'))
    const file = await made.printedFile(app, `post-${post.id}`, postShareImage(post))
    return send(request, reply, file, 'share.jpg')
  })
}

function asked(request: FastifyRequest, what: string): number {
  const { id } = request.params as { id: string }
  const { data } = idOf.safeParse(id)
  if (data === undefined) throw new NotFound(what, id)
  return data
}

function send(request: FastifyRequest, reply: FastifyReply, file: made.PrintedFile, name: string) {
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg'
  return sendFile(request, reply, file, { name, type, etag: file.etag, cacheable: 'if asked' })
}

/** A title as the name of a file: plain letters, digits and dashes. */
function slug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
  return plain || 'brochure'
}
