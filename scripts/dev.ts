import { createServer } from 'vite'

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })

// Loaded through Vite and not by Node: pages and server must share one instance of every module.
const { serve } = (await vite.ssrLoadModule('/server/main.ts')) as typeof import('#server/main.ts')
const { devPages } = (await vite.ssrLoadModule(
  '/server/pages/dev-pages.ts',
)) as typeof import('#server/pages/dev-pages.ts')

await serve((app) => Promise.resolve(devPages(app, vite)))
