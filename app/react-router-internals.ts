import { matchRoutes, type EntryContext, type RouteObject } from 'react-router'

// All that the site relies on in React Router beyond its documented API. The test beside this file
// fails when an update changes any of it, and says what to do then.

/** Query parameter of a `.data` request: the routes whose loaders run, separated by commas. */
export const DATA_ROUTES_PARAM = '_routes'

/** Attributes of the script by which `<Scripts>` starts hydration. */
export const HYDRATION_SCRIPT = 'type="module" async=""'

/** The preload links that `<Scripts>` renders; the group is the module's URL. */
export const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g

/**
 * Reads the loaders' data before React renders. React then never suspends on it and a page can be
 * rendered by `renderToString`; as a stream, a page took a third longer.
 */
export async function readLoaderData({
  serverHandoffStream,
  renderMeta,
}: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return
  const chunks = await Array.fromAsync(serverHandoffStream)
  const result = { done: true, value: Buffer.concat(chunks).toString() }
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result }) }
}

/** URLs by which the router loads the data of a page. */
export const PAGE_DATA = /\.data(\?|$)/

/** What the router keeps on `window`. */
interface RouterGlobals {
  ['__reactRouterDataRouter']: { routes: RouteObject[] }
  ['__reactRouterRouteModules']: Record<string, unknown>
  ['__reactRouterManifest']: { routes: Record<string, { module: string; imports?: string[] }> }
}

/** The files of a page's code that the browser has not loaded yet. */
export function missingFiles(path: string): string[] {
  const { ['__reactRouterManifest']: manifest, ['__reactRouterRouteModules']: loaded } = globals()
  return routeIds(path).flatMap((id) => {
    const files = manifest.routes[id]
    return !files || id in loaded ? [] : [files.module, ...(files.imports ?? [])]
  })
}

/** The ids of the routes that make up a page, the root first. */
export function routeIds(path: string): string[] {
  const { ['__reactRouterDataRouter']: router } = globals()
  return (matchRoutes(router.routes, path) ?? []).map(({ route: { id = '' } }) => id)
}

function globals(): RouterGlobals {
  return window as unknown as RouterGlobals
}
