export const en = {
  shortlist: 'Shortlist',
  description: 'Homes that somebody has chosen, side by side.',
  compare: 'Compare',
  empty: 'No homes on this list yet.',
  hint: 'Press the heart on a home that you like; this browser remembers it.',
  untitled: 'Property',
  tour: (homes: number) => `Tour ${homes > 1 ? 'these homes' : 'this home'}`,
  share: 'Share this list',
  allProperties: 'All properties',
  isSold: ' is sold.',
  isRented: ' is rented.',
  removed: (homes: number) =>
    homes === 1
      ? 'One home of this list is no longer listed.'
      : `${homes} homes of this list are no longer listed.`,
  schedule: 'Schedule a tour',
  oneRequest: 'One request for all of these homes: we plan the way between them.',
  chooseTime: 'Choose a time, and we meet you there.',
}
