/** A feature of a vector tile, in degrees. */
export interface Feature {
  type: 'point' | 'line' | 'polygon'
  points: readonly (readonly number[])[]
  tags: Record<string, string>
}

export type Layers = Record<string, readonly Feature[]>

export interface Tile {
  z: number
  x: number
  y: number
}

type TilePoint = [x: number, y: number]

const EXTENT = 4096
/** Drawn beyond the edge, so that the outlines of clipped polygons are not seen. */
const BUFFER = 128
const TYPES = { point: 1, line: 2, polygon: 3 }
const COMMANDS = { moveTo: 1, lineTo: 2, close: 7 }

/** Encodes a tile as the Mapbox Vector Tile specification, version 2, has it. */
export function encodeTile(layers: Layers, tile: Tile): Buffer {
  return Buffer.concat(
    Object.entries(layers).map(([name, features]) =>
      bytesField(3, encodeLayer(name, features, tile)),
    ),
  )
}

function encodeLayer(name: string, features: readonly Feature[], tile: Tile): Buffer {
  const keys = [...new Set(features.flatMap(({ tags }) => Object.keys(tags)))]
  const values = [...new Set(features.flatMap(({ tags }) => Object.values(tags)))]
  const encoded = features.flatMap(({ type, points, tags }) => {
    const geometry = encodeGeometry(type, placesIn(tile, type, points))
    if (!geometry) return []
    const pairs = Object.entries(tags).flatMap(([key, value]) => [
      keys.indexOf(key),
      values.indexOf(value),
    ])
    return [
      bytesField(
        2,
        Buffer.concat([
          bytesField(2, varints(pairs)),
          numberField(3, TYPES[type]),
          bytesField(4, varints(geometry)),
        ]),
      ),
    ]
  })
  return Buffer.concat([
    numberField(15, 2),
    bytesField(1, Buffer.from(name)),
    ...encoded,
    ...keys.map((key) => bytesField(3, Buffer.from(key))),
    ...values.map((value) => bytesField(4, bytesField(1, Buffer.from(value)))),
    numberField(5, EXTENT),
  ])
}

function placesIn(
  { z, x, y }: Tile,
  type: Feature['type'],
  points: Feature['points'],
): TilePoint[] {
  const places = points.map(([longitude = 0, latitude = 0]): TilePoint => {
    const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI
    return [
      (((longitude + 180) / 360) * 2 ** z - x) * EXTENT,
      (((1 - north) / 2) * 2 ** z - y) * EXTENT,
    ]
  })
  const clipped = type === 'polygon' ? clip(places) : places
  return clipped.map(([x, y]): TilePoint => [Math.round(x), Math.round(y)])
}

/** Cuts a polygon to the tile, one edge after the other (Sutherland and Hodgman). */
function clip(ring: TilePoint[]): TilePoint[] {
  const edges = [
    { axis: 0, at: -BUFFER, sign: 1 },
    { axis: 0, at: EXTENT + BUFFER, sign: -1 },
    { axis: 1, at: -BUFFER, sign: 1 },
    { axis: 1, at: EXTENT + BUFFER, sign: -1 },
  ] as const
  return edges.reduce<TilePoint[]>((places, { axis, at, sign }) => {
    const isInside = (place: TilePoint) => (place[axis] - at) * sign >= 0
    return places.flatMap((place, index) => {
      const before = places.at(index - 1) ?? place
      const crossing = isInside(place) === isInside(before) ? [] : [cross(before, place, axis, at)]
      return isInside(place) ? [...crossing, place] : crossing
    })
  }, ring)
}

function cross(from: TilePoint, to: TilePoint, axis: 0 | 1, at: number): TilePoint {
  const part = (at - from[axis]) / (to[axis] - from[axis])
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** Null where nothing of it is in the tile. */
function encodeGeometry(type: Feature['type'], places: TilePoint[]): number[] | null {
  if (type === 'point') {
    const [place] = places
    const isInTile = place?.every((value) => value >= 0 && value < EXTENT)
    return place && isInTile ? [command('moveTo', 1), ...place.map(zigzag)] : null
  }
  // An outer ring runs clockwise on the screen.
  const ordered = type === 'polygon' && area(places) < 0 ? places.toReversed() : places
  if (ordered.length < (type === 'polygon' ? 3 : 2)) return null
  const steps = ordered.map(([x, y], index) => {
    const [fromX, fromY] = ordered[index - 1] ?? [0, 0]
    return [zigzag(x - fromX), zigzag(y - fromY)]
  })
  return [
    command('moveTo', 1),
    ...(steps[0] ?? []),
    command('lineTo', steps.length - 1),
    ...steps.slice(1).flat(),
    ...(type === 'polygon' ? [command('close', 1)] : []),
  ]
}

function area(ring: TilePoint[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
}

const command = (name: keyof typeof COMMANDS, count: number) => COMMANDS[name] | (count << 3)
const zigzag = (value: number) => (value << 1) ^ (value >> 31)

/** Numbers as protocol buffers and PMTiles write them: seven bits a byte, the lowest first. */
export function varints(values: readonly number[]): Buffer {
  return Buffer.from(values.flatMap(varint))
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}

function bytesField(number: number, bytes: Buffer): Buffer {
  return Buffer.concat([varints([(number << 3) | 2, bytes.length]), bytes])
}

function numberField(number: number, value: number): Buffer {
  return varints([number << 3, value])
}
