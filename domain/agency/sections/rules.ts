import { z } from 'zod'

import { flag, group, line, list, number, time } from '#domain/agency/setting-fields.ts'

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

export const portalsSchema = z.strictObject({
  referencePrefix: line('Before the number of a reference', {
    max: 10,
    description: 'For new listings; those there are keep theirs, by which the portals know them.',
  }).refine(
    (value) => /^[a-z0-9]+-$/i.test(value),
    'Letters or digits, and a dash at the end: GH-.',
  ),
  city: line('City', { max: 60 }),
  permitRequired: flag('Send only listings with a permit that is valid today'),
  reportRemovedForDays: number('Days for which Bayut is told that a listing was removed', {
    min: 1,
    max: 30,
  }),
  minPhotos: number('Photos, at least', {
    max: 50,
    description:
      'Portals may reject a listing with fewer. The site still sends it, and warns in the report.',
  }),
  minDescriptionLength: number('Characters of a description, at least', { max: 5000 }),
  maxTitleLength: number('Characters of a title, at most', { min: 20, max: 500 }),
  watermark: flag('Property Finder puts its watermark on the photos'),
})

export type Portals = z.infer<typeof portalsSchema>

export const photoRulesSchema = z.strictObject({
  minLongerSidePx: number('Longer side, pixels', {
    max: 10_000,
    description: 'Below this a photo looks blurred on large screens.',
  }),
  minShorterSidePx: number('Shorter side, pixels', { max: 10_000 }),
  minBrightness: number('Brightness, of 255', {
    max: 255,
    description: 'Below this average a photo is called very dark.',
  }),
  maxDifferentBits: number('Bits of 128 in which two photos may differ and look alike', {
    max: 15,
  }),
})

export type PhotoRules = z.infer<typeof photoRulesSchema>
