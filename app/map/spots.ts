import { toDrawing, type DrawingPoint } from '#domain/geo/map-drawing.ts'
import {
  lowerPrice,
  type LowestPrice,
  type MapCommunity,
  type MapHome,
  type MapResults,
} from '#domain/search/map-results.ts'

import type { DrawingBox, Size } from './map-view.ts'

/** A point of the map, and the homes that are counted there. */
export interface Spot extends DrawingPoint {
  /** Those whose homes are counted; empty where homes have markers of their own. */
  communities: readonly MapCommunity[]
  /** Those that have this point as their own. */
  homes: readonly MapHome[]
  count: number
  from: LowestPrice | undefined
}

/** From this scale on, homes with coordinates are not counted in their community's marker. */
export const HOMES_SCALE = 4

/** Homes in one square of this size have one marker. In pixels. */
const ONE_POINT = { width: 14, height: 14 }

/** More markers of homes than this would hide the map: then those in one `CELL` are merged. */
const MAX_SPOTS = 60
/** In pixels. */
const CELL = { width: 150, height: 96 }

/**
 * The spots of the map at a scale: communities, and homes whose community has no point. From
 * `HOMES_SCALE` on: homes with a point of their own, and communities for their other homes. Homes
 * outside the box are left out.
 */
export function spotsOf(results: MapResults, scale: number, box: DrawingBox): Spot[] {
  const isClose = scale >= HOMES_SCALE
  const countedByCommunity = new Set(isClose ? [] : results.communities.map(({ name }) => name))
  const homes = results.homes
    .filter(({ location }) => !countedByCommunity.has(location))
    .map(homeSpot)
    .filter((spot) => isWithin(box, spot))
  const points = mergeByCell(homes, ONE_POINT, scale)
  const few = points.length > MAX_SPOTS ? mergeByCell(points, CELL, scale) : points
  const communities = isClose
    ? spotsOfHomesWithoutPoint(results)
    : results.communities.map(communitySpot)
  return [...few, ...communities]
}

/** One spot for several. It stands where the first of them stood, so that it stays in place. */
export function mergeSpots(spots: readonly Spot[]): Spot {
  const [first] = spots as [Spot]
  return {
    x: first.x,
    y: first.y,
    communities: spots.flatMap(({ communities }) => communities),
    homes: spots.flatMap(({ homes }) => homes),
    count: spots.reduce((sum, { count }) => sum + count, 0),
    from: spots.reduce<LowestPrice | undefined>(
      (lowest, { from }) => lowerPrice(lowest, from),
      undefined,
    ),
  }
}

/** The box around what a spot counts, to be shown closer. */
export function boxAround({ communities, homes }: Pick<Spot, 'communities' | 'homes'>): DrawingBox {
  const points = [...communities, ...homes].map(toDrawing)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    minX: Math.min(...xs),
    minY: Math.min(...ys),
    maxX: Math.max(...xs),
    maxY: Math.max(...ys),
  }
}

export function isWithin(box: DrawingBox, { x, y }: DrawingPoint): boolean {
  return x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY
}

function communitySpot(community: MapCommunity): Spot {
  const { count, from } = community
  return { ...toDrawing(community), communities: [community], homes: [], count, from }
}

function homeSpot(home: MapHome): Spot {
  return { ...toDrawing(home), communities: [], homes: [home], count: 1, from: home.from }
}

/** The homes of a community that have no point of their own are still counted at its point. */
function spotsOfHomesWithoutPoint({ communities, homes }: MapResults): Spot[] {
  const withPoint = new Map<string, number>()
  for (const { location } of homes) withPoint.set(location, (withPoint.get(location) ?? 0) + 1)
  return communities
    .map((community) => {
      const count = community.count - (withPoint.get(community.name) ?? 0)
      // The lowest price may be that of a home that is not counted here.
      const from = count === community.count ? community.from : undefined
      return { ...communitySpot(community), count, from }
    })
    .filter(({ count }) => count > 0)
}

/** One spot for each cell of a grid; the grid lies on the drawing, so that it does not move. */
function mergeByCell(spots: readonly Spot[], cell: Size, scale: number): Spot[] {
  const [width, height] = [cell.width / scale, cell.height / scale]
  const cells = new Map<string, Spot[]>()
  for (const spot of spots) {
    const key = `${Math.round(spot.x / width)} ${Math.round(spot.y / height)}`
    const others = cells.get(key)
    if (others) others.push(spot)
    else cells.set(key, [spot])
  }
  return [...cells.values()].map(mergeSpots)
}
