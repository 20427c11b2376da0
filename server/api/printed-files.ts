import type { FastifyReply, FastifyRequest } from 'fastify'

import * as urls from '#app/urls.ts'
import { printedAgency } from '#app/brochures/printed-agency.server.ts'
import { propertyShareImage, postShareImage } from '#app/brochures/share-images.ts'
import {
  companyBrochureContent,
  companyBrochureFile,
} from '#app/brochures/company-brochure.server.ts'
import { propertyBrochureContent } from '#app/brochures/property-brochure.ts'
import { id as idSchema } from '#domain/fields.ts'
import { inLanguage, LANGUAGES, pathIn, type Language } from '#domain/language.ts'
import * as posts from '#domain/posts/posts.server.ts'
import { printedFile, type PrintedFile } from '#domain/pdf/printed-files.server.ts'
import { slugOf } from '#domain/slug.ts'
import { NotFound } from '#domain/problem.ts'
import { propertiesIn } from '#domain/properties/properties-in-language.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { whereItIs } from '#domain/properties/where-it-is.server.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'

import type { AppContext, Server } from '#server/app-context.ts'
import { sendFile } from '#server/http/send-file.ts'

const undocumented = { schema: { hide: true } }

/** Brochures (PDF) and share images (JPEG) in each language, made when they are first requested. */
export function printedFileRoutes(server: Server, app: AppContext): void {
  for (const language of LANGUAGES) {
    const suffix = language === 'en' ? '' : `-${language}`

    server.get(
      pathIn(language, '/properties2/:id/brochure.pdf'),
      undocumented,
      async (request, reply) => {
        const stored = await properties.find(app, idOf(request, 'property'))
        const property = await inPrint(app, language, stored)
        const agency = await printedAgency(app, language)
        const where = await whereItIs(app, property, agency.near.places, language)
        const content = propertyBrochureContent(app.publicUrl, property, agency, where)
        const file = await printedFile(app, `property-${property.id}${suffix}`, content)
        // Search results should lead to the page, which says the same.
        reply.header('x-robots-tag', 'noindex')
        const name = await fileName(app, language, stored.reference, titleOf(stored))
        return send(request, reply, file, name)
      },
    )

    server.get(pathIn(language, urls.companyBrochure), undocumented, async (request, reply) => {
      const content = await companyBrochureContent(app, language)
      if (!content) throw new NotFound('file', 'brochure.pdf')
      const file = await printedFile(app, companyBrochureFile(language), content)
      return send(request, reply, file, await fileName(app, language, 'brochure'))
    })

    server.get(
      pathIn(language, '/properties2/:id/share.jpg'),
      undocumented,
      async (request, reply) => {
        const stored = await properties.find(app, idOf(request, 'property'))
        const property = await inPrint(app, language, stored)
        const image = propertyShareImage(property, await printedAgency(app, language))
        const file = await printedFile(app, `property-${property.id}${suffix}`, image)
        return send(request, reply, file, 'share.jpg')
      },
    )

    server.get(
      pathIn(language, '/BlogInfo/:id/share.jpg'),
      undocumented,
      async (request, reply) => {
        const post = inLanguage(language, await posts.find(app, idOf(request, 'post')))
        const image = postShareImage(post, await printedAgency(app, language))
        const file = await printedFile(app, `post-${post.id}${suffix}`, image)
        return send(request, reply, file, 'share.jpg')
      },
    )
  }
}

async function inPrint(app: AppContext, language: Language, property: Property): Promise<Property> {
  const [translated] = await propertiesIn(app, language, [property])
  return translated ?? property
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

/**
 * The name under which a PDF is saved: the agency and the parts in English, then the language where it
 * is not English. All become small Latin letters, digits and dashes, which every system accepts; only the
 * first part, a reference, keeps its capitals, dots and underscores.
 */
async function fileName(app: AppContext, language: Language, ...parts: string[]): Promise<string> {
  const { profile } = await app.agency.current()
  const [reference, ...rest] = parts
  const ending = language === 'en' ? '' : language
  const names = [slugOf(profile.name), inFileName(reference ?? ''), ...rest.map(slugOf), ending]
  return `${names.filter(Boolean).join('-')}.pdf`
}

/** Node refuses a header with a character that Latin-1 lacks, and a quotation mark ends the name. */
function inFileName(reference: string): string {
  return reference.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-+|-+$/g, '')
}
