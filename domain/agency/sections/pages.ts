import { z } from 'zod'

import {
  bilingual,
  group,
  line,
  list,
  number,
  paragraph,
  webAddress,
} from '#domain/agency/setting-fields.ts'

const namedText = (title: string) =>
  z.strictObject({
    ...bilingual('name', line, title),
    ...bilingual('text', paragraph, 'Text'),
  })

export const homeSchema = z.strictObject({
  hero: group('First screen', {
    ...bilingual('title', paragraph, 'Headline', {
      max: 90,
      description: 'Wide screens break it where you do.',
    }),
    ...bilingual('text', paragraph, 'Sentence', {
      max: 240,
      description: 'After the number of neighbourhoods.',
    }),
    ...bilingual('link', line, 'Link to the properties', { max: 40 }),
    ...bilingual('caption', line, 'Caption of the photo', { max: 60, optional: true }),
  }),
  services: list('What we do', namedText('Service'), { item: 'service', min: 1, max: 8 }),
  about: group('About us, in short', {
    ...bilingual('lead', paragraph, 'Lead', { max: 300 }),
    ...bilingual('text', paragraph, 'Text'),
  }),
  reasons: list('Reasons to invest in Dubai', namedText('Reason'), {
    item: 'reason',
    min: 1,
    max: 8,
  }),
})

export type Home = z.infer<typeof homeSchema>

const value = (title: string) =>
  group(title, {
    ...bilingual('claim', paragraph, 'In large type', { max: 400 }),
    ...bilingual('text', paragraph, 'Explanation'),
  })

export const aboutSchema = z.strictObject({
  vision: value('Our Vision'),
  mission: value('Our Mission'),
})

export type About = z.infer<typeof aboutSchema>

/** A logo that the agency has uploaded, or one that is shipped with the site. */
export const image = (title: string) =>
  z
    .strictObject({
      src: z
        .string('Please choose a file.')
        .regex(/^\/(brand|brand-files)\/[\w-]+\.(svg|png)$/, 'Please choose a file.'),
      width: number('Width', { min: 1, max: 4000 }),
      height: number('Height', { min: 1, max: 4000 }),
    })
    .meta({ title, input: 'image' })

export type Image = z.infer<ReturnType<typeof image>>

export const partnersSchema = z.strictObject({
  partners: list(
    'Partner developers',
    z.strictObject({ name: line('Name'), logo: image('Logo') }),
    {
      item: 'partner',
      max: 20,
      description: 'Their logos on the home page. Without any, the section is hidden.',
    },
  ),
})

export type Partners = z.infer<typeof partnersSchema>

export const companiesSchema = z.strictObject({
  companies: list(
    'Sister companies',
    z.strictObject({
      name: line('Name'),
      ...bilingual('trade', line, 'Trade', { max: 40 }),
      href: webAddress('Address'),
      logo: image('Logo'),
    }),
    {
      item: 'company',
      max: 8,
      description: 'At the end of the home page. Without any, the section is hidden.',
    },
  ),
})

export type Companies = z.infer<typeof companiesSchema>
