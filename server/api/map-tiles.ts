import { finished } from 'node:stream'

import { MAP_TILES_FILE, MAP_TILES_PATH } from '#domain/geo/map-tiles.ts'
import { NotFound } from '#domain/problem.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { sendFile } from '#server/http/send-file.ts'

/** The vector tiles of the map, where the agency has brought a file of them. */
export function mapTilesRoutes(server: Server, { mapTiles }: AppContext): void {
  server.get(MAP_TILES_PATH, { schema: { hide: true } }, async (request, reply) => {
    const file = await mapTiles.open()
    if (!file) throw new NotFound('file', MAP_TILES_FILE)
    // Also where the client has disconnected: Node ends the process over a file that is never closed.
    finished(reply.raw, () => void file.close())
    const type = 'application/vnd.pmtiles'
    const { etag } = file
    return sendFile(request, reply, file, {
      name: MAP_TILES_FILE,
      type,
      etag,
      cache: 'revalidate',
    })
  })
}
