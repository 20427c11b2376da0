import land from './dubai-land.json' with { type: 'json' }

// The coast of Dubai with its islands, from OpenStreetMap, to about 100 m.

type Ring = readonly (readonly number[])[]

/** Whether a point lies in the sea off Dubai, or in the Creek. Elsewhere the coast is not known. */
export function isInSea({ longitude, latitude }: { longitude: number; latitude: number }): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = land.box
  const isCovered = longitude > west && longitude < east && latitude > south && latitude < north
  return (
    isCovered && land.rings.filter((ring) => isInside(ring, longitude, latitude)).length % 2 === 0
  )
}

/** Counts how often a line from the point to the east crosses the ring. */
function isInside(ring: Ring, x: number, y: number): boolean {
  let crossings = 0
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? []
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings++
  })
  return crossings % 2 === 1
}
