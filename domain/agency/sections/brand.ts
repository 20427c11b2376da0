import { z } from 'zod'

import { choice } from '#domain/agency/setting-fields.ts'
import { HEX } from '#domain/brand/colour.ts'
import { contrastProblem, reportContrasts } from '#domain/brand/contrast-rules.ts'
import { TYPE_PAIRS } from '#domain/brand/type-pairs.ts'

import { image } from './pages.ts'

const optionalImage = (title: string, description: string) =>
  image(title).nullable().meta({ title, description, input: 'image' })

const colour = (title: string, description: string) =>
  z
    .string('Must be a colour.')
    .trim()
    .toLowerCase()
    .regex(HEX, 'Must be a colour such as #0b292d.')
    .meta({ title, description, input: 'colour' })

export const brandSchema = z
  .strictObject({
    logo: optionalImage(
      'Logo',
      'SVG or PNG, for a light ground. Without one, your name is set as text.',
    ),
    logoOnDark: optionalImage(
      'Logo on dark',
      'For the footer and covers. Without one, the logo stands there on a light tile.',
    ),
    icon: optionalImage(
      'Icon',
      'Square, for browser tabs and phones. Without one, it is a square logo or your initials.',
    ),
    ink: colour('Ink', 'Text, buttons and dark bands.'),
    paper: colour('Paper', 'The ground of every page.'),
    accent: colour('Accent', 'What stands out: active links, rules and marks.'),
    type: choice('Type', TYPE_PAIRS).meta({ title: 'Type', input: 'type' }),
  })
  .superRefine(({ ink, paper, accent }, context) => {
    const reports = reportContrasts({ ink, paper, accent })
    for (const [name, report] of Object.entries(reports))
      if (!report.passes)
        context.addIssue({ code: 'custom', path: [name], message: contrastProblem(report) })
  })

export type Brand = z.infer<typeof brandSchema>
