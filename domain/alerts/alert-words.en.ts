/** What forms and emails say about alerts. */
export const en = {
  faults: {
    email: 'Please enter your e-mail address.',
    notAnEmail: 'Please enter a valid e-mail address.',
    search: 'This search is too long to be saved.',
    frequency: 'Please choose how often we write.',
    mailOff: 'We cannot send e-mails at the moment. Please try again later.',
    tooMany: (count: number) =>
      `You have ${count} alerts already. Please end one of them first: each of our e-mails has a link for that.`,
    ended: 'This alert has ended. Please save your search again.',
  },
  /** Stored with the alert, as it was read. */
  consent: (agency: string) =>
    `I agree that ${agency} e-mails me new and reduced homes that fit this search, until I end it. Every e-mail has a link that ends it at once.`,
  frequencies: { now: 'At once', daily: 'Once a day, at 8 in the morning' },
  allHomes: 'All homes',
  search: 'Search',
  frequency: 'How often',
  confirm: {
    subject: (agency: string) => `Please confirm your alert at ${agency}`,
    heading: 'Please confirm your alert',
    note: 'We write to you only after you have confirmed this. The link works for seven days.',
    button: 'Confirm the alert',
    footer: (agency: string) =>
      `You receive this because this address was given at ${agency}. If it was not you, please ignore it: unless you confirm it, nothing follows.`,
  },
  homes: {
    isNew: 'New',
    isReduced: 'Reduced',
    reducedFrom: (price: string) => `Reduced from ${price}`,
    one: (title: string, isReduced: boolean) => `${isReduced ? 'Reduced' : 'New'}: ${title}`,
    many: (count: number) => `${count} homes for your search`,
    heading: (count: number) =>
      count === 1 ? 'A home for your search' : `${count} homes for your search`,
    more: (count: number) => (count === 1 ? 'One more home fits.' : `${count} more homes fit.`),
    seeAll: 'See all homes of this search',
    footer: (agency: string) =>
      `You receive this because you asked ${agency} to write to you about homes that fit this search.`,
    end: 'End this alert',
  },
  currency: (code: string) => code,
  rentPeriods: { year: 'a year', month: 'a month', week: 'a week', day: 'a day' },
  onRequest: 'Price on request',
  bedrooms: (count: number) =>
    count === 0 ? 'Studio' : `${count} bedroom${count === 1 ? '' : 's'}`,
  area: (squareMetres: string) => `${squareMetres} m²`,
}

export type AlertWords = typeof en
