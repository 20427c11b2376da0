import { Forbidden } from '#domain/problem.ts'

import type { AppContext, Server } from '#server/app-context.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A page of somebody else's must not write here through a visitor's browser. */
export function refuseForeignOrigins(
  server: Server,
  { publicUrl }: Pick<AppContext, 'publicUrl'>,
): void {
  const ours = new URL(publicUrl).host
  server.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers
    if (READS.has(request.method) || origin === undefined) return done()
    const from = URL.parse(origin)?.host
    done(
      from !== undefined && (from === request.host || from === ours)
        ? undefined
        : new Forbidden('This comes from another site.'),
    )
  })
}
