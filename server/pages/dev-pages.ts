import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'

import type { AppContext } from '#server/app-context.ts'

import type { Pages } from './pages.ts'
import { renderer } from './render.ts'

/** The pages straight from their sources, rebuilt as they change; for development only. */
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
      const render = renderer(app, build, 'development')
      server.setNotFoundHandler(async (request, reply) => {
        const { status, headers, body } = await render(request.url, request)
        return reply.code(status).headers(headers).send(body)
      })
    },
    answerAtOnce: () => false,
    warm: () => Promise.resolve(),
    cached: () => ({ pages: 0, bytes: 0, made: 0 }),
  }
}
