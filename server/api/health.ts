import { sql } from 'kysely'

import type { AppContext, Server } from '#server/app-context.ts'

/** `/healthz`: the process responds. `/readyz`: it also reaches its database. */
export function healthRoutes(server: Server, { db, log }: AppContext): void {
  server.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }))
  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return { ok: true }
    } catch (error) {
      log.warn({ why: String(error) }, 'the database does not answer')
      return reply.code(503).send({ error: 'The database does not answer.' })
    }
  })
}
