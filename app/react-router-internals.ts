import type { EntryContext } from 'react-router'

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
