import { z } from 'zod'

import {
  bilingual,
  choice,
  day,
  group,
  line,
  list,
  number,
  paragraph,
  time,
} from '#domain/agency/setting-fields.ts'

/** Who answers an enquiry that is about no agent's listing. */
export const RULES = ['in turn', 'by location', 'by language', 'nobody'] as const

export const followUpSchema = z
  .strictObject({
    promiseMinutes: number('Promised time to the first answer, working minutes', {
      min: 4,
      max: 2880,
      description: 'For enquiries that come from now on.',
    }),
    weekdays: z
      .array(z.int().min(0).max(6), 'Must be a list of days.')
      .min(1, 'Please choose at least one day.')
      .overwrite((days) => [...new Set(days)].toSorted((a, b) => a - b))
      .meta({ title: 'Working days', input: 'weekdays' }),
    opens: time('Working hours begin', { description: 'In Dubai’s time, as all of these.' }),
    closes: time('Working hours end'),
    holidays: list('Public holidays', day('Day'), { item: 'holiday', max: 60 }),
    quietFrom: time('No reminders from', { optional: true }),
    quietUntil: time('No reminders until', {
      optional: true,
      description: 'A reminder that falls between the two is sent at their end.',
    }),
    rule: choice('Who answers what is about no agent’s listing', RULES),
    templates: list(
      'Templates of answers',
      group('Template', {
        name: line('Name', { max: 60 }),
        ...bilingual('text', paragraph, 'Text', {
          max: 3000,
          description: '{name}, {home}, {reference}, {agent} and {agency} are filled in.',
        }),
      }),
      { item: 'template', max: 30 },
    ),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'Must be after the beginning.',
  })
  .refine(({ quietFrom, quietUntil }) => (quietFrom === '') === (quietUntil === ''), {
    path: ['quietUntil'],
    message: 'Please fill in both, or neither.',
  })

export type FollowUp = z.infer<typeof followUpSchema>
