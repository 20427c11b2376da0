import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, gunzipSync } from 'node:zlib'

import type { FastifyReply } from 'fastify'
import limit, { type LimitFunction } from 'p-limit'
import { z } from 'zod'

import type { Agency } from '#domain/agency/agency.ts'
import { catchUp } from '#domain/content-version/content-version.server.ts'
import { dubaiDay } from '#domain/dubai-time.ts'
import { feed } from '#domain/properties/portals/feed.ts'
import * as feedKey from '#domain/properties/portals/feed-key.server.ts'
import {
  dropRenewed,
  lastFeeds,
  type LastFeed,
} from '#domain/properties/portals/last-feeds.server.ts'
import { feedAddresses, portalReport } from '#domain/properties/portals/portal-report.ts'
import * as report from '#domain/properties/portals/portal-report.server.ts'
import { PORTALS, type Portal } from '#domain/properties/portals/portal.ts'
import { NotFound } from '#domain/problem.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { withdrawnSince } from '#domain/properties/withdrawn.server.ts'
import type { Database } from '#storage/database/database.ts'
import { storeUnavailable } from '#storage/database/store-errors.ts'

import type { AppContext, Server } from '#server/app-context.ts'
import { etagHash } from '#server/http/etag-hash.ts'
import { matchesEtag } from '#server/http/matches-etag.ts'
import { encodingFor } from '#server/pages/compression.ts'

import { apiRoutes } from './route.ts'

/** A portal reads a feed in seconds. A slower client would hold a database snapshot open. */
const MAX_FEED_MS = 300_000
const MAX_CONCURRENT_FEEDS = 2
/** Of the gzipped feed that is kept in memory: about 50,000 listings. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024

/** What administrators see of the portals. */
export function portalRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Portals')

  route('GET', '/api/portals', {
    summary: 'What each portal would have against each listing, and where its feed is',
    response: portalReport,
    handle: ({ app }) => report.check(app, properties.pages(app, 'administrators')),
  })

  route('POST', '/api/portals/addresses', {
    summary: 'Give the feeds new addresses; the old ones lead nowhere from now on',
    response: feedAddresses,
    handle: async ({ app }) => {
      await feedKey.renew(app)
      await dropRenewed(app)
      const addresses = await Promise.all(
        PORTALS.map(async (portal) => [portal, await report.addressOf(app, portal)]),
      )
      return { addresses: Object.fromEntries(addresses) as Record<Portal, string> }
    },
  })
}

/**
 * The XML feeds that portals fetch. The secret is in the query: the path stays readable, and a new
 * secret gives the feed a new address.
 */
export function feedRoutes(server: Server, app: AppContext): void {
  const queue = limit(MAX_CONCURRENT_FEEDS)
  const feeds = lastFeeds(app)
  const querystring = z.object({ key: z.string().max(200).catch('') })

  for (const portal of PORTALS)
    server.get(
      `/feeds/${portal}.xml`,
      { schema: { hide: true, querystring } },
      async (request, reply) => {
        const { key } = request.query as z.output<typeof querystring>
        reply.headers({
          'cache-control': 'private, no-cache',
          'x-robots-tag': 'noindex',
          vary: 'accept-encoding',
        })
        const isZipped = encodingFor(request.headers['accept-encoding']) !== 'identity'
        try {
          if (!(await feedKey.isCurrent(app, key))) throw new NotFound('page', portal)
          await catchUp(app)
          const agency = await app.agency.current()
          const etag = etagOf(app, portal)
          reply.header('etag', etag)
          if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
          const plain = streamFeed(app, portal, { queue, agency })
          await once(plain, 'readable')
          reply.type('application/xml; charset=utf-8')
          if (!isZipped) return reply.send(plain)
          reply.header('content-encoding', 'gzip')
          return reply.send(zip(plain, (gzipped) => feeds.set(portal, { key, etag, gzipped })))
        } catch (error) {
          const last = storeUnavailable(error) ? feeds.get(portal) : undefined
          if (last?.key !== key) throw error
          return sendLast(reply, last, isZipped)
        }
      },
    )
}

function sendLast(reply: FastifyReply, { etag, gzipped }: LastFeed, isZipped: boolean) {
  reply.header('etag', etag).type('application/xml; charset=utf-8')
  if (!isZipped) return reply.send(gunzipSync(gzipped))
  return reply.header('content-encoding', 'gzip').send(gzipped)
}

/** Changes with everything a feed is made of: content, settings included, day and site address. */
function etagOf({ contentVersion, clock, publicUrl }: AppContext, portal: Portal): string {
  const inputs = [portal, contentVersion.current(), dubaiDay(clock.now()), publicUrl]
  return `W/"${etagHash(JSON.stringify(inputs))}"`
}

/** Reads one database snapshot, so that the count in the feed's first line stays true. */
function streamFeed(
  app: AppContext,
  portal: Portal,
  { queue, agency }: { queue: LimitFunction; agency: Agency },
): Readable {
  const output = new PassThrough()
  const now = app.clock.now()
  const since = new Date(now.getTime() - agency.portals.reportRemovedForDays * 86_400_000)
  const source = (db: Database) => ({
    published: () => properties.pages({ db }),
    withdrawn: () => withdrawnSince({ db }, since),
  })
  const site = { publicUrl: app.publicUrl, today: dubaiDay(now), agency }
  const write = () =>
    app.snapshot((db) =>
      pipeline(Readable.from(feed(portal, source(db), site)), output, {
        signal: AbortSignal.timeout(MAX_FEED_MS),
      }),
    )
  queue(write).catch((err: unknown) => {
    // An incomplete feed must not look complete.
    output.destroy(err instanceof Error ? err : new Error(String(err)))
    app.log.warn({ err, portal }, 'a feed was not sent to its end')
  })
  return output
}

/** Compresses a feed as it is sent. At its end `keep` gets the whole, unless it is too large. */
function zip(plain: Readable, keep: (gzipped: Buffer) => void): Readable {
  const gzip = createGzip()
  let chunks: Buffer[] = []
  let bytes = 0
  gzip.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_KEPT_BYTES) chunks = []
    else chunks.push(chunk)
  })
  // The pipeline is done when all has gone into gzip; the end is when all has come out.
  gzip.on('end', () => bytes <= MAX_KEPT_BYTES && keep(Buffer.concat(chunks)))
  pipeline(plain, gzip).catch(() => {})
  return gzip
}
