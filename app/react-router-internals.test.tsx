import { renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  Outlet,
  Scripts,
  ServerRouter,
  useLoaderData,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { expect, test } from 'vitest'

import { deferScripts } from './defer-scripts.ts'
import { islandData, type IslandData } from './islands/island-data.ts'
import {
  DATA_ROUTES_PARAM,
  HYDRATION_SCRIPT,
  MODULE_PRELOAD,
  readLoaderData,
} from './react-router-internals.ts'

test('a page renders in one go once its loader data is read', async () => {
  const html = await renderPage()
  const advice =
    'React Router hands loader data over in another way. Drop `readLoaderData` and render by ' +
    '`renderToReadableStream` (await `allReady`) in entry.server.tsx, or follow the new fields.'
  expect(html, advice).toContain('streamController.enqueue(')
  expect(html, advice).toContain('from the loader')
  expect(html, advice).toContain('streamController.close()')
  expect(html, advice).not.toContain('<!--$?-->')
})

test('the hydration script and the preloads of a page are deferred', async () => {
  const html = await renderPage()
  const advice =
    '<Scripts> renders other markup. Adapt HYDRATION_SCRIPT and MODULE_PRELOAD to it: without ' +
    'them scripts load before the first photo, and nothing else breaks.'
  expect(html.split(HYDRATION_SCRIPT), advice).toHaveLength(2)
  const preloads = Array.from(html.matchAll(MODULE_PRELOAD), ([, url]) => url)
  expect(preloads, advice).toEqual(
    expect.arrayContaining(['/assets/manifest.js', '/assets/root.js']),
  )
  const deferred = deferScripts(html, 'nonce').join('')
  expect(deferred, advice).not.toContain('rel="modulepreload"')
  expect(deferred, advice).toContain('type="text/plain" data-modules="')
})

test('a data request names the routes whose loaders run', async () => {
  const handle = createRequestHandler(build(), 'production')
  const load = async (routes: string) =>
    (await handle(new Request(`http://localhost/_.data?${DATA_ROUTES_PARAM}=${routes}`))).text()
  const advice =
    'The parameter has another name. Change DATA_ROUTES_PARAM: with a wrong name, the page cache ' +
    'sends the data of all routes where a browser wants those of some.'
  expect(await load('root'), advice).toContain('from the loader')
  expect(await load('page'), advice).not.toContain('from the loader')
})

test('the data of islands is in the HTML of a document, and in the data of a later page', async () => {
  const handle = createRequestHandler(build(), 'production')
  const load = async (path: string) => (await handle(new Request(`http://localhost${path}`))).text()
  const advice =
    'React Router copies what loaders return, or writes all of it. Let `islandData` return the plain ' +
    'value: documents are then larger, and nothing else breaks.'
  expect((await load('/')).split('of an island'), advice).toHaveLength(2)
  expect(await load('/_.data'), advice).toContain('of an island')
})

async function renderPage(): Promise<string> {
  const handle = createRequestHandler(build(), 'production')
  return (await handle(new Request('http://localhost/'))).text()
}

/** A site of one page, as `react-router build` would write it. */
function build(): ServerBuild {
  const modules = {
    root: {
      default: Root,
      loader: () => ({ text: 'from the loader' }),
    },
    page: {
      default: Page,
      loader: ({ request }: { request: Request }) => ({
        text: 'of the page',
        island: islandData(request, 'of an island'),
      }),
    },
  }
  const manifest = (id: 'root' | 'page', path: string) => ({
    id,
    path,
    ...(id === 'page' && { parentId: 'root', index: true }),
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    module: `/assets/${id}.js`,
    imports: [],
  })
  const routes = { root: manifest('root', ''), page: manifest('page', '') }
  return {
    entry: { module: { default: renderDocument } },
    routes: {
      root: { id: 'root', path: '', module: modules.root },
      page: { id: 'page', parentId: 'root', index: true, module: modules.page },
    },
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes,
      url: '/assets/manifest.js',
      version: '1',
    },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: 'build',
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
}

function Page() {
  const { island } = useLoaderData<{ island: IslandData<string> }>()
  return <p>Page {island.value}</p>
}

function Root() {
  return (
    <html lang="en">
      <head />
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}

async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  await readLoaderData(entryContext)
  const html = renderToString(<ServerRouter context={entryContext} url={request.url} nonce="n" />)
  return new Response(html, { status, headers })
}
