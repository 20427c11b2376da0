import { createHash } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'
import limit from 'p-limit'
import { z } from 'zod'

import { catchUp } from '#domain/content-version/content-version.server.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import { feed } from '#domain/properties/portals/feed.ts'
import * as feedKey from '#domain/properties/portals/feed-key.server.ts'
import { PORTALS, type Portal } from '#domain/properties/portals/portal.ts'
import { NotFound } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import type { Database } from '#storage/database/database.ts'
import { portals } from '#agency/portals.ts'

import type { AppContext, Server } from '#server/app-context.ts'
import { codingFor } from '#server/pages/compression.ts'

/** A portal reads a feed in seconds; whoever takes longer holds a snapshot of the database. */
const LONGEST_MS = 300_000
const AT_ONCE = 2

/**
 * What portals fetch. The secret is in the query: the addresses stay what they are called, and a new
 * secret is a new address.
 */
export function feedCalls(server: Server, app: AppContext): void {
  const inTurn = limit(AT_ONCE)
  const querystring = z.object({ key: z.string().max(200).catch('') })

  for (const portal of PORTALS)
    server.get(
      `/feeds/${portal}.xml`,
      { schema: { hide: true, querystring } },
      async (request, typed) => {
        const reply = typed as FastifyReply
        if (!(await feedKey.isCurrent(app, request.query.key))) throw new NotFound('page', portal)
        await catchUp(app)
        const tag = tagOf(app, portal)
        reply.headers({
          etag: tag,
          'cache-control': 'private, no-cache',
          'x-robots-tag': 'noindex',
          vary: 'accept-encoding',
        })
        if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
        reply.type('application/xml; charset=utf-8')
        return reply.send(coded(request, reply, written(app, portal, inTurn)))
      },
    )
}

/** Whatever a feed is made of: the content, the day, our address and the settings. */
function tagOf({ contentVersion, clock, publicUrl }: AppContext, portal: Portal): string {
  const made = [portal, contentVersion.current(), dubaiDay(clock.now()), publicUrl, portals]
  return `W/"${createHash('sha256').update(JSON.stringify(made)).digest('base64url').slice(0, 22)}"`
}

/** From one moment of the database: as many listings follow as the feed's first line says. */
function written(app: AppContext, portal: Portal, inTurn: ReturnType<typeof limit>): Readable {
  const out = new PassThrough()
  const now = app.clock.now()
  const since = new Date(now.getTime() - portals.goneForDays * 86_400_000)
  const source = (db: Database) => ({
    published: () => properties.pages({ db }),
    withdrawn: () => properties.removedSince({ db }, since),
  })
  const telling = { publicUrl: app.publicUrl, today: dubaiDay(now) }
  const work = () =>
    app.snapshot((db) =>
      pipeline(Readable.from(feed(portal, source(db), telling)), out, {
        signal: AbortSignal.timeout(LONGEST_MS),
      }),
    )
  inTurn(work).catch((err: unknown) => {
    // Half a feed must not look like a whole one.
    out.destroy(err instanceof Error ? err : new Error(String(err)))
    app.log.warn({ err, portal }, 'a feed was not sent to its end')
  })
  return out
}

function coded(request: FastifyRequest, reply: FastifyReply, plain: Readable): Readable {
  if (codingFor(request.headers['accept-encoding']) === 'identity') return plain
  reply.header('content-encoding', 'gzip')
  const packed = createGzip()
  void pipeline(plain, packed).catch(() => {})
  return packed
}
