import { z } from 'zod'

import { group, list, number, time } from '#domain/agency/setting-fields.ts'

const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

export const tourHoursSchema = z
  .strictObject({
    weekdays: z
      .array(z.int().min(0).max(6), 'Must be a list of days.')
      .min(1, 'Please choose at least one day.')
      .overwrite((days) => [...new Set(days)].toSorted((a, b) => a - b))
      .meta({ title: 'Days', input: 'weekdays' }),
    first: time('First tour', { description: 'In Dubai’s time, as all of these.' }),
    last: time('Last tour'),
    stepMinutes: number('Minutes between two starting times', { min: 5, max: 240 }),
    offered: list('Times that are offered first', time('Time'), { item: 'time', min: 1, max: 6 }),
    durationMinutes: number('Length in the calendar, minutes', { min: 10, max: 480 }),
    noticeMinutes: number('Notice before a tour, minutes', { max: 10_080 }),
    daysAhead: number('Days ahead', { min: 1, max: 180 }),
    maxChanges: number('How often one tour may be moved', {
      max: 50,
      description: 'After that the visitor is asked to call.',
    }),
    emailsPerDay: group('Emails a day to visitors about their tours', {
      address: number('To one email address', { min: 1, max: 100 }),
      network: number('Requested from one network address', { min: 1, max: 1000 }),
      all: number('In total', { min: 1, max: 100_000 }),
    }),
  })
  .refine(({ first, last }) => minutes(first) <= minutes(last), {
    path: ['last'],
    message: 'Must not be before the first tour.',
  })
  .refine(
    ({ first, offered, last, stepMinutes }) =>
      [last, ...offered].every(
        (at) =>
          minutes(at) >= minutes(first) &&
          minutes(at) <= minutes(last) &&
          (minutes(at) - minutes(first)) % stepMinutes === 0,
      ),
    { path: ['offered'], message: 'The last tour and each of these must be a starting time.' },
  )

export type TourHours = z.infer<typeof tourHoursSchema>
