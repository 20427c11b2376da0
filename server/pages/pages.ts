import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import type { ServerBuild } from 'react-router'

import type { AppContext, Server } from '#server/app-context.ts'

import { pageCache, type PageCache } from './page-cache.ts'
import { pageRenderer } from './render.ts'

export interface Pages extends Omit<PageCache, 'send'> {
  register(server: Server): Promise<void>
}

/** Pages are read, and their forms are posted. */
const METHODS = ['GET', 'HEAD', 'POST']

const BUILD = new URL('../../build/', import.meta.url)
const CLIENT = fileURLToPath(new URL('client/', BUILD))

/** The pages that `react-router build` wrote, with the page cache in front of them. */
export async function builtPages(app: AppContext): Promise<Pages> {
  const entry = new URL('server/index.js', BUILD)
  if (!existsSync(entry)) throw new Error('The pages are not built. `npm start` builds them.')
  const build = (await import(entry.href)) as ServerBuild
  const isRoute = (id: string) => Object.hasOwn(build.routes, id)
  const assets = readFileSync(new URL('server/arabic-assets.json', BUILD), 'utf8')
  const arabic = { ...build, assets: JSON.parse(assets) as ServerBuild['assets'] }
  const cache = pageCache(app, pageRenderer(app, { en: build, ar: arabic }, 'production'), isRoute)
  return {
    ...cache,
    async register(server) {
      await serveBuiltFiles(server)
      server.setNotFoundHandler((request, reply) =>
        METHODS.includes(request.method) ? cache.send(request, reply) : refuseMethod(reply),
      )
    },
  }
}

function refuseMethod(reply: FastifyReply): FastifyReply {
  return reply
    .code(405)
    .header('allow', METHODS.join(', '))
    .send({ error: 'Nothing here takes this method.' })
}

/**
 * The files in the folders of the build; those beside the folders are served by `api/icons.ts`. A route
 * for each of the hundreds of files would take a tenth of the time that a start takes.
 */
async function serveBuiltFiles(server: Server): Promise<void> {
  await server.register(fastifyStatic, {
    root: CLIENT,
    serve: false,
    index: false,
    // `scripts/compress.ts` wrote a Brotli and a gzip copy of each text file.
    preCompressed: true,
    acceptRanges: false,
    lastModified: false,
    setHeaders: setCacheHeaders,
  })
  const files = builtFiles()
  for (const folder of new Set([...files].map((path) => path.split('/', 1)[0])))
    server.get<{ Params: { '*': string } }>(
      `/${folder}/*`,
      { schema: { hide: true } },
      ({ params }, reply) => {
        const path = `${folder}/${params['*']}`
        return files.has(path) ? reply.sendFile(path) : reply.callNotFound()
      },
    )
}

function builtFiles(): Set<string> {
  const paths = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  return new Set(
    paths.map((path) => path.replaceAll('\\', '/')).filter((path) => FILE_IN_A_FOLDER.test(path)),
  )
}

/** A file in a folder; not a compressed copy, which is sent in its place. */
const FILE_IN_A_FOLDER = /^[^/]+\/.*\.(?!br$|gz$)\w+$/

// Headers without effect on a script, font or image. A visit fetches twenty of those.
const DOCUMENT_HEADERS = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
  'x-request-id',
]

function setCacheHeaders(reply: FastifyReply, path: string): void {
  if (!path.includes('/assets/')) {
    reply.header('cache-control', 'public, max-age=3600')
    return
  }
  reply.header('cache-control', 'public, max-age=31536000, immutable')
  for (const name of DOCUMENT_HEADERS) reply.removeHeader(name)
}
