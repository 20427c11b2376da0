import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { printedAgency } from '#app/brochures/printed-agency.server.ts'
import { siteShareImage } from '#app/brochures/share-images.ts'
import { lookOf } from '#domain/agency/look.ts'
import { LANGUAGES, pathIn } from '#domain/language.ts'
import { ICON_FILES, type PrintContent } from '#domain/pdf/page-content.ts'
import { printedFile } from '#domain/pdf/printed-files.server.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { sendFile } from '#server/http/send-file.ts'
import { fileInMemory } from '#storage/files/file-store.ts'

const SHIPPED = new URL('../../app/public/', import.meta.url)
const SHARE_IMAGE = 'share.jpg'

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
}

/** The icons of the site, and the image that is shared with pages that have none of their own. */
export function iconRoutes(server: Server, app: AppContext): void {
  for (const file of ICON_FILES)
    server.get(`/${file}`, { schema: { hide: true } }, async (request, reply) => {
      const look = lookOf(await app.agency.current())
      return send(app, request, reply, file, look && { kind: 'icon', file, look })
    })

  for (const language of LANGUAGES) {
    const path = pathIn(language, `/${SHARE_IMAGE}`)
    server.get(path, { schema: { hide: true } }, async (request, reply) => {
      const content = siteShareImage(await printedAgency(app, language))
      // The shipped image has English words.
      const isDrawn = content.look !== undefined || language !== 'en'
      return send(app, request, reply, SHARE_IMAGE, isDrawn ? content : undefined)
    })
  }
}

/** Without content, the shipped file. */
async function send(
  app: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  content: PrintContent | undefined,
): Promise<FastifyReply> {
  const { etag, ...file } = content
    ? await printedFile(app, subjectOf(name, content), content)
    : await shippedFile(name)
  const type = TYPES[name.split('.')[1] ?? ''] ?? ''
  return sendFile(request, reply, file, { name, type, etag, cache: 'revalidate' })
}

function subjectOf(name: string, { language = 'en' }: PrintContent): string {
  return `site-${name.replace('.', '-')}${language === 'en' ? '' : `-${language}`}`
}

async function shippedFile(name: string) {
  const bytes = await readFile(new URL(name, SHIPPED))
  return { ...fileInMemory(bytes), etag: hash('sha256', bytes).slice(0, 24) }
}
