import { z } from 'zod'

import { optionalLine, optionalNumber, optionalText } from '#domain/fields.ts'

import { FURNISHED } from './furnished.ts'

/** What only property portals ask for. The site itself shows none of it. */
export const portalFields = {
  agent_phone: z.string(),
  agent_email: z.string(),
  title_ar: z.string(),
  description_ar: z.string(),
  sub_community: z.string(),
  tower_name: z.string(),
  furnished: z.enum(['', ...FURNISHED]),
  /** Separated by commas. */
  features: z.string(),
  video_url: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
}

/** The same as an administrator writes it. */
export const portalChange = {
  agent_phone: optionalLine(),
  agent_email: optionalLine(
    (line) => z.email().safeParse(line).success,
    'Must be an e-mail address.',
  ),
  title_ar: optionalLine(),
  description_ar: optionalText,
  sub_community: optionalLine(),
  tower_name: optionalLine(),
  furnished: z
    .union([z.enum(FURNISHED), z.literal(''), z.null()], `Must be one of ${FURNISHED.join(', ')}.`)
    .transform((value) => value ?? '')
    .optional(),
  features: optionalText,
  video_url: optionalLine(
    (line) => /^https?:\/\//i.test(line) && URL.canParse(line),
    'Must be a web address.',
  ),
  latitude: degrees(90),
  longitude: degrees(180),
}

function degrees(most: number) {
  return optionalNumber.refine(
    (value) => value == null || Math.abs(value) <= most,
    `Must be a number of degrees from -${most} to ${most}.`,
  )
}
