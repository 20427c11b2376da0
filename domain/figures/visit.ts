import { z } from 'zod'

import { apiObject, MAX_ID } from '#domain/fields.ts'

/** What a browser reports that a visitor did. */
export const VISIT_KINDS = ['view', 'call', 'whatsapp', 'brochure'] as const

const MAX_HOST_LENGTH = 253

/** One report of a browser. It says nothing about who the visitor is. */
export const visit = apiObject('Visit', {
  kind: z.enum(VISIT_KINDS, `Must be one of ${VISIT_KINDS.join(', ')}.`),
  /** The listing whose page it was; 0 on any other page. */
  listing: z
    .int('Must be the id of a listing, or 0.')
    .min(0, 'Must be the id of a listing, or 0.')
    .max(MAX_ID, 'Must be the id of a listing, or 0.'),
  /**
   * Of a visit's first page: the host of the page whose link led to it, empty where the browser does
   * not say. Left out after a link of this site.
   */
  from: z
    .string('Must be the name of a host.')
    .max(MAX_HOST_LENGTH, 'Must be the name of a host.')
    .regex(/^[\w.-]*$/, 'Must be the name of a host.')
    .optional(),
})

export type Visit = z.output<typeof visit>

/** Sources that are not hosts: names of hosts have a dot. */
export const DIRECT = 'direct'
export const OTHER = 'other'

/** The source of a visit, by the host of the page before. An IP address counts as `other`. */
export function sourceOf(host: string): string {
  const name = host.toLowerCase().replace(/^(www|m|l|lm)\./, '')
  if (name === '') return DIRECT
  return /\.[a-z][a-z0-9-]*$/.test(name) ? name : OTHER
}

// "Cubot" is a brand of phones, whose user agents have its name.
const ROBOTS =
  /(?<!\bcu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|monitor|scan|curl|wget|python|java\/|okhttp|go-http|axios|node|phantom|puppeteer|playwright|selenium/i

/** Whether a program says that it is one. Such a report is not counted. */
export function isRobot(headers: Record<string, string | string[] | undefined>): boolean {
  const agent = String(headers['user-agent'] ?? '')
  const purpose = String(headers['sec-purpose'] ?? headers['purpose'] ?? '')
  return agent === '' || ROBOTS.test(agent) || /prefetch|prerender/i.test(purpose)
}
