import { DUBAI } from './map-boxes.ts'

/** What the search map shows; `tiles` where the agency has brought a file of them. */
export const MAP_GROUNDS = ['drawing', 'tiles'] as const

/** The file of vector tiles in the data folder. */
export const MAP_TILES_FILE = 'dubai.pmtiles'

/** Where browsers read it, a range of bytes at a time. */
export const MAP_TILES_PATH = `/map/${MAP_TILES_FILE}`

/** As the PMTiles specification numbers them: not compressed, or by gzip, which browsers can read. */
const READABLE_COMPRESSIONS = new Set([1, 2])
const VECTOR_TILES = 1

/** The part of a file's header that says what is in it. */
interface TilesHeader extends Record<'minLon' | 'maxLon' | 'minLat' | 'maxLat', number> {
  specVersion: number
  tileType: number
  internalCompression: number
  tileCompression: number
}

/** Whether a file with this header has vector tiles of Dubai that browsers can read. */
export function hasTilesOfDubai(header: TilesHeader): boolean {
  return (
    header.specVersion === 3 &&
    header.tileType === VECTOR_TILES &&
    READABLE_COMPRESSIONS.has(header.internalCompression) &&
    READABLE_COMPRESSIONS.has(header.tileCompression) &&
    header.minLon < DUBAI.east &&
    header.maxLon > DUBAI.west &&
    header.minLat < DUBAI.north &&
    header.maxLat > DUBAI.south
  )
}
