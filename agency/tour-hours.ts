import type { TourHours } from '#domain/agency/sections/tour-hours.ts'

/**
 * When tours take place, in Dubai time, and the limits on them, until the owner saves _Tour hours_. The tour form and the
 * API accept only times that fit.
 */
export const tourHours: TourHours = {
  /** Sunday is 0. */
  weekdays: [1, 2, 3, 4, 5, 6],
  /** First and last starting time, and the interval between starting times. */
  first: '09:00',
  last: '18:30',
  stepMinutes: 30,
  /** The starting times that the form offers first. */
  offered: ['10:00', '12:00', '14:30', '17:00'],
  /** Length of the calendar event. */
  durationMinutes: 45,
  /** Minimum notice before a tour. */
  noticeMinutes: 120,
  daysAhead: 60,

  /** How often one tour may be moved; after that the visitor is asked to call. */
  maxChanges: 10,
  /**
   * Maximum emails per day to visitors about their tours: to one email address, requested from one
   * network address, and in total.
   */
  emailsPerDay: { address: 4, network: 20, all: 500 },
}
