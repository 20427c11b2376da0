import { z } from 'zod'

import { answerClock } from '#domain/enquiries/follow-up/answer-clock.ts'
import { KINDS } from '#domain/enquiries/inbox/inbox.ts'
import { apiObject } from '#domain/fields.ts'
import { ROLES } from '#domain/roles.ts'

/** The steps of a new site, in their order. */
export const SETUP_STEPS = [
  'name',
  'logo',
  'contacts',
  'mail',
  'team',
  'listing',
  'demo',
  'backup',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

const named = z.object({ id: z.int(), title: z.string(), note: z.string() })

/** What waits for the person who asks, and the counts of the navigation. */
export const today = apiObject('Today', {
  at: z.string(),
  /** Of the site's software. */
  version: z.string(),
  role: z.enum(ROLES),
  /** Of the profile, or the user name where that has none. */
  name: z.string(),
  /** A count is null where the role may not see what is counted. */
  counts: z.object({
    /** `enquiries`: unanswered ones. `late`: those of them whose promised time is over. */
    enquiries: z.int(),
    late: z.int(),
    listings: z.int(),
    posts: z.int().nullable(),
    team: z.int().nullable(),
  }),
  /** Those that have waited longest, late ones first. */
  enquiries: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(KINDS),
      name: z.string(),
      about: z.string(),
      assignee_name: z.string(),
      created_at: z.string(),
      clock: answerClock.nullable(),
    }),
  ),
  /** The tours of today in Dubai that are not over. */
  tours: z.array(
    z.object({
      enquiry_id: z.int(),
      starts_at: z.string(),
      name: z.string(),
      about: z.string(),
      assignee_name: z.string(),
    }),
  ),
  /** Permits that have ended or end within seven days; with the first of them. */
  permits: z.object({ count: z.int(), first: z.array(named) }),
  /** Listings that a portal would refuse; null until they are counted. */
  refused: z.object({ count: z.int(), first: z.array(named) }).nullable(),
  mail: z.object({
    state: z.enum(['on', 'off']),
    /** Emails that were tried and not delivered. */
    undelivered: z.int(),
    /** Since when the mailbox for leads cannot be read, where that is so for an hour. */
    mailbox_failing_since: z.string().nullable(),
  }),
  /** For owners: webhooks that the site turned off, and messages that were given up lately. */
  webhooks: z.object({ off: z.int(), failed: z.int() }).nullable(),
  /** For owners: the newest backup, and whether that is too old. */
  backup: z.object({ made_at: z.string().nullable(), is_old: z.boolean() }).nullable(),
  /** For owners of a new site; null once it was done for a week. */
  setup: z.array(z.object({ step: z.enum(SETUP_STEPS), done: z.boolean() })).nullable(),
})
export type Today = z.infer<typeof today>
