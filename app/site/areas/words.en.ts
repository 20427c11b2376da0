import { formatCount } from '#app/ui/format.ts'

const homes = (count: number) => formatCount(count, 'home')

/** Words of the pages of communities. */
export const en = {
  areas: 'Areas',
  title: 'Areas of Dubai',
  description: (names: string) =>
    `The communities of Dubai in which we have homes, with their prices: ${names}.`,
  noneYet: 'No areas yet.',
  homes,
  from: (price: string) => `from ${price}`,
  noHomes: 'No homes at present',
  homesIn: (name: string) => `Homes in ${name}`,
  homesHere: 'Homes',
  about: (name: string, count: number) =>
    `${count === 0 ? name : `${homes(count)} in ${name}`}, Dubai: prices, what is near, and the communities around it.`,
  theCommunity: 'The community',
  medians: { sale: 'Median asking price', rent: 'Median asking rent' },
  ofHomes: {
    sale: (count: number) => `of ${homes(count)} for sale`,
    rent: (count: number) => `of ${homes(count)} to rent by the year`,
  },
  allHomes: (count: number) => `See all ${homes(count)}`,
  searchHomes: 'Search and filter these homes',
  otherHomes: 'See homes elsewhere',
  around: 'What is near',
  mapOf: (name: string) => `Map of ${name}`,
  nearby: 'Nearby communities',
  kmAway: (km: string) => `${km} km away`,
}
