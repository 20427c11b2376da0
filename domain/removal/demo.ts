import { z } from 'zod'

import { apiObject } from '#domain/fields.ts'

import { removableKind } from './removal.ts'

/** How the column `demo` is set. */
export const DEMO_STATES = { own: 0, demo: 1, edited: 2 } as const

/** What is left of the demo content. */
export const demoSummary = apiObject('DemoSummary', {
  /** Listings and posts that nobody has changed. */
  listings: z.int(),
  posts: z.int(),
  /** Those that somebody has changed: they stay unless they are chosen. */
  edited: z.array(z.object({ kind: removableKind, id: z.int(), title: z.string() })),
  /** People with whom every site starts. They stay, too. */
  people: z.array(z.string()),
})
export type DemoSummary = z.infer<typeof demoSummary>

const idList = z
  .string()
  .regex(/^([1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,199})?$/, 'Must be ids with commas between them.')
  .transform((ids) => ids.split(',').filter(Boolean).map(Number))
  .optional()

/** The changed listings and posts that go to the trash as well. */
export const demoRemoval = z.object({ listings: idList, posts: idList })
export type DemoRemoval = z.output<typeof demoRemoval>
