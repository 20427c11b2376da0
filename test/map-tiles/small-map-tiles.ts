import { gzipSync } from 'node:zlib'

import { zxyToTileId } from 'pmtiles'

import land from '#domain/geo/dubai-land.json' with { type: 'json' }

import { encodeTile, varints, type Feature, type Layers, type Tile } from './vector-tile.ts'

const ZOOMS = { min: 8, max: 11 }
const HEADER_BYTES = 127
const GZIP = 2
const VECTOR_TILES = 1

/**
 * A small file of vector tiles as an agency might bring it: PMTiles, version 3, with the layers of the
 * Protomaps basemap. It has the coast, a lake, a few roads, the Metro and some names.
 */
export function smallMapTiles(): Buffer {
  const tiles = tilesOfBox()
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), bytes: encoded(tile) }))
    .toSorted((one, other) => one.id - other.id)
  const directory = gzipSync(encodeDirectory(tiles))
  const metadata = gzipSync(JSON.stringify({ name: 'A test', vector_layers: [] }))
  const tileBytes = Buffer.concat(tiles.map(({ bytes }) => bytes))
  const header = encodeHeader(directory.length, metadata.length, tileBytes.length, tiles.length)
  return Buffer.concat([header, directory, metadata, tileBytes])
}

const encoded = (tile: Tile) => gzipSync(encodeTile(LAYERS, tile))

function tilesOfBox(): Tile[] {
  const [west = 0, south = 0, east = 0, north = 0] = land.box
  const tiles: Tile[] = []
  for (let z = ZOOMS.min; z <= ZOOMS.max; z++) {
    const column = (longitude: number) => Math.floor(((longitude + 180) / 360) * 2 ** z)
    const row = (latitude: number) =>
      Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z)
    for (let x = column(west); x <= column(east); x++)
      for (let y = row(north); y <= row(south); y++) tiles.push({ z, x, y })
  }
  return tiles
}

function encodeDirectory(tiles: readonly { id: number; bytes: Buffer }[]): Buffer {
  const ids = tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0))
  const runs = tiles.map(() => 1)
  const lengths = tiles.map(({ bytes }) => bytes.length)
  // 1 is the beginning of the tiles; 0 says "after the one before".
  const offsets = tiles.map((_, index) => (index === 0 ? 1 : 0))
  return varints([tiles.length, ...ids, ...runs, ...lengths, ...offsets])
}

function encodeHeader(directory: number, metadata: number, tiles: number, count: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const metadataAt = HEADER_BYTES + directory
  const tilesAt = metadataAt + metadata
  // The leaf directories, of which there are none, come between the metadata and the tiles.
  const numbers = [HEADER_BYTES, directory, metadataAt, metadata, tilesAt, 0, tilesAt, tiles]
  ;[...numbers, count, count, count].forEach((value, index) =>
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index),
  )
  const bytes = [1, GZIP, GZIP, VECTOR_TILES, ZOOMS.min, ZOOMS.max]
  bytes.forEach((value, index) => header.writeUInt8(value, 96 + index))
  land.box.forEach((degrees, index) => header.writeInt32LE(degrees * 1e7, 102 + 4 * index))
  return header
}

const road = (kind: string, name: string, nameAr: string, points: Feature['points']): Feature => ({
  type: 'line',
  points,
  tags: { kind, name, 'name:en': name, 'name:ar': nameAr },
})

const place = (name: string, nameAr: string, longitude: number, latitude: number): Feature => ({
  type: 'point',
  points: [[longitude, latitude]],
  tags: { kind: 'neighbourhood', name: nameAr, 'name:en': name, 'name:ar': nameAr },
})

const SHEIKH_ZAYED_ROAD = [
  [55.02, 24.985],
  [55.1, 25.048],
  [55.143, 25.082],
  [55.19, 25.113],
  [55.232, 25.166],
  [55.268, 25.202],
  [55.29, 25.229],
]

/** Streets that cross at right angles, a few hundred metres apart. */
const STREETS = Array.from({ length: 9 }, (_, index) => index * 0.003).flatMap((step) => [
  road('minor_road', 'A street', 'شارع', [
    [55.255 + step, 25.178],
    [55.275 + step, 25.158],
  ]),
  road('minor_road', 'A street', 'شارع', [
    [55.255 + step * 0.8, 25.178 - step * 0.8],
    [55.282 + step * 0.8, 25.196 - step * 0.8],
  ]),
])

const LAYERS: Layers = {
  earth: land.rings.map((points) => ({ type: 'polygon', points, tags: { kind: 'earth' } })),
  water: [
    {
      type: 'polygon',
      points: [
        [55.325, 25.205],
        [55.345, 25.21],
        [55.36, 25.195],
        [55.335, 25.185],
      ],
      tags: { kind: 'lake' },
    },
  ],
  roads: [
    ...STREETS,
    road('major_road', 'Al Khail Road', 'شارع الخيل', [
      [55.16, 25.04],
      [55.24, 25.12],
      [55.3, 25.17],
      [55.34, 25.18],
    ]),
    road('highway', 'Sheikh Zayed Road', 'شارع الشيخ زايد', SHEIKH_ZAYED_ROAD),
    road(
      'rail',
      'Metro',
      'المترو',
      SHEIKH_ZAYED_ROAD.map(([x = 0, y = 0]) => [x + 0.003, y - 0.003]),
    ),
  ],
  places: [
    place('Dubai Marina', 'دبي مارينا', 55.14, 25.078),
    place('Business Bay', 'الخليج التجاري', 55.268, 25.185),
    place('Downtown Dubai', 'وسط مدينة دبي', 55.279, 25.195),
    place('Al Barsha', 'البرشاء', 55.2, 25.1),
    place('Deira', 'ديرة', 55.325, 25.27),
    place('Mirdif', 'مردف', 55.42, 25.22),
  ],
}
