import { readFile } from 'node:fs/promises'

import { memoryPages, validateXML } from 'xmllint-wasm'

import type { Portal } from '#domain/properties/portals/portal.ts'

/** What libxml2 has against a feed by the schema written from the portals' notes. */
export async function faultsOf(portal: Portal, feed: string): Promise<string[]> {
  const file = new URL(`../domain/properties/portals/schemas/${portal}.xsd`, import.meta.url)
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: feed }],
    schema: [await readFile(file, 'utf8')],
    maxMemoryPages: 256 * memoryPages.MiB,
  })
  return errors.map(({ message }) => message)
}
