import { Forbidden } from '#domain/problem.ts'

import type { AppContext, Server } from '#server/app-context.ts'

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses writes that another site's page sends through a visitor's browser. */
export function refuseCrossOriginWrites(
  server: Server,
  { publicUrl }: Pick<AppContext, 'publicUrl'>,
): void {
  const publicHost = new URL(publicUrl).host
  server.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers
    if (READ_METHODS.has(request.method) || origin === undefined) return done()
    const host = URL.parse(origin)?.host
    const isOurs = host !== undefined && (host === request.host || host === publicHost)
    done(isOurs ? undefined : new Forbidden('This comes from another site.'))
  })
}
