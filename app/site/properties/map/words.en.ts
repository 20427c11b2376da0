import { formatCount } from '#app/ui/format.ts'

/** Words of the map view of the list. */
export const en = {
  map: 'Map of Dubai. Arrow keys move it, plus and minus zoom.',
  markers: 'Homes on the map, from west to east',
  places: 'On the map',
  searchArea: 'Search this area',
  closer: 'Zoom in',
  further: 'Zoom out',
  metro: 'Metro, Red Line',
  roads: 'Main roads',
  near: 'Markers are near the homes, not at their doors.',
  homes: (count: number) => formatCount(count, 'home'),
  communities: (count: number) => formatCount(count, 'community', 'communities'),
  from: (price: string) => `from ${price}`,
  million: (number: string) => `${number}m`,
  thousand: (number: string) => `${number}k`,
  onRequest: 'On request',
  titled: (name: string, homes: string) => `${name}, ${homes}`,
  otherHomes: 'Other homes',
  allHomes: (homes: string) => `Show all ${homes}`,
}
