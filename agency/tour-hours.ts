/** When properties are shown, in Dubai's time. What a visitor proposes must fit. */
export const tours = {
  /** Sunday is 0. */
  weekdays: [1, 2, 3, 4, 5, 6],
  /** The first and the last time at which a tour begins, and the steps between. */
  first: '09:00',
  last: '18:30',
  everyMinutes: 30,
  /** So long a tour stands in the calendar. */
  lastsMinutes: 45,
  /** So much notice the agency needs. */
  noticeMinutes: 120,
  daysAhead: 60,

  /** So often one tour may be moved before the visitor is asked to call. */
  mostChanges: 10,
  /**
   * How many letters a day go to visitors about their tours: to one e-mail address, asked for from
   * one network address, and in all.
   */
  lettersPerDay: { address: 4, network: 20, all: 500 },
}
