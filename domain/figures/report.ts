import { z } from 'zod'

import { isDay } from '#domain/dubai-time.ts'
import { apiObject, idParameter } from '#domain/fields.ts'

export const CSV_TABLES = ['days', 'listings', 'sources'] as const

const day = z.string().refine(isDay, 'Must be a day such as 2026-03-01.').optional()
const optionalId = idParameter.or(z.literal('')).optional()

const query = z.object({ from: day, to: day, listing: optionalId, agent: optionalId })

/** Without days: the last thirty. */
export const figuresQuery = query.superRefine(checkDays)

export function figuresCsvQuery<Table extends string>(tables: readonly Table[]) {
  return query.extend({ table: z.enum(tables).optional() }).superRefine(checkDays)
}

function checkDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  context: z.RefinementCtx,
) {
  if (from && to && from > to)
    context.addIssue({ code: 'custom', path: ['to'], message: 'Must not be before `from`.' })
}

export type FiguresQuery = z.output<typeof figuresQuery>

/** Whose figures: of the whole site, of one listing, or of all listings of an agent. */
export type Scope = { of: 'site' } | { of: 'listing' | 'agent'; id: number }

/** What is counted. */
const counts = {
  views: z.int(),
  enquiries: z.int(),
  calls: z.int(),
  whatsapp: z.int(),
  brochures: z.int(),
}

export const figureCounts = apiObject('FigureCounts', counts)
export type FigureCounts = z.infer<typeof figureCounts>

export const FIGURE_NAMES = Object.keys(counts) as (keyof FigureCounts)[]

export const NO_COUNTS: FigureCounts = {
  views: 0,
  enquiries: 0,
  calls: 0,
  whatsapp: 0,
  brochures: 0,
}

export const figures = apiObject('Figures', {
  from: z.string(),
  to: z.string(),
  totals: figureCounts,
  /** Of as many days before `from`. */
  before: z.object({ totals: figureCounts, days: z.array(figureCounts) }),
  days: z.array(z.object({ day: z.string(), ...counts })),
  /** Those with the most views. */
  listings: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      reference: z.string(),
      /** The name of its first photo. */
      photo: z.string().nullable(),
      ...counts,
    }),
  ),
  /** Where visits came from: a host, `direct` where the browser did not say, or `other`. */
  sources: z.array(z.object({ source: z.string(), views: z.int() })),
  /** The listing or the agent whose figures they are; null for the whole site. */
  of: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Whether a summary is emailed each week, and whether emails can be sent. */
  summary: z.object({ weekly: z.boolean(), mail: z.enum(['on', 'off']) }),
})
export type Figures = z.infer<typeof figures>

export const summaryChange = z.object({ weekly: z.boolean('Must be true or false.') })

export function sumCounts(days: readonly FigureCounts[]): FigureCounts {
  const total = { ...NO_COUNTS }
  for (const day of days) for (const name of FIGURE_NAMES) total[name] += day[name]
  return total
}
