import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'

import type { AppContext } from '#server/app-context.ts'

import type { Pages } from './pages.ts'
import { pageRenderer } from './render.ts'

/** For development only: pages rendered from their sources by Vite, never cached. */
export function devPages(app: AppContext, vite: ViteDevServer): Pages {
  return {
    async register(server) {
      server.addHook('onRequest', (request, reply, next) => {
        vite.middlewares(request.raw, reply.raw, () => next())
      })
      const build = () =>
        vite.ssrLoadModule(
          'virtual:react-router/server-build',
        ) as Promise<unknown> as Promise<ServerBuild>
      const render = pageRenderer(app, { en: build, ar: build }, 'development')
      server.setNotFoundHandler(async (request, reply) => {
        const { status, headers, body } = await render(request.url, request)
        return reply.code(status).headers(headers).send(body)
      })
    },
    sendCached: () => false,
    warm: () => Promise.resolve(),
    cacheStats: () => ({ pages: 0, bytes: 0, rendered: 0 }),
  }
}
