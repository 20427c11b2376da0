import type { BrandColours } from '#domain/brand/palette.ts'
import { emailHtml, emailText, type EmailContent, type Fact } from '#domain/mail/email.ts'

import type { FigureCounts, Figures } from './report.ts'

const HEADING = { owner: 'Last week on the website', agent: 'Last week for your listings' }

const FOOTER =
  'This comes every Monday. An owner can end it under Figures in the admin area, where all numbers are.'

const LISTED = 5

export interface Summary {
  to: keyof typeof HEADING
  /** Such as `Monday 2 March 2026 to Sunday 8 March 2026`. */
  week: string
  figures: Pick<Figures, 'totals' | 'before' | 'listings' | 'sources'>
  figuresUrl: string
  colours: BrandColours
}

/** What the owner, or an agent, is told on Monday. */
export function summaryEmail({ to, week, figures, figuresUrl, colours }: Summary): EmailContent {
  const heading = HEADING[to]
  const { totals, before } = figures
  const facts: Fact[] = [
    ['Week', week],
    ['Views', compared(totals, before.totals, ['views'])],
    ['Enquiries', compared(totals, before.totals, ['enquiries'])],
    ['Calls and WhatsApp', compared(totals, before.totals, ['calls', 'whatsapp'])],
    ['Brochures', compared(totals, before.totals, ['brochures'])],
  ]
  const message = [mostViewed(figures.listings), cameFrom(figures.sources)]
    .filter(Boolean)
    .join('\n\n')
  const link = { label: 'Open the figures', url: figuresUrl }
  return {
    subject: `${heading}: ${plural(totals.views, 'view')}, ${plural(totals.enquiries, 'enquiry', 'enquiries')}`,
    text: emailText(heading, facts, ['', message, '', FOOTER, `Figures: ${figuresUrl}`]),
    html: emailHtml({ heading, facts, message, footer: FOOTER, link, colours }),
  }
}

function compared(totals: FigureCounts, before: FigureCounts, names: (keyof FigureCounts)[]) {
  const total = (counts: FigureCounts) => names.reduce((sum, name) => sum + counts[name], 0)
  return `${total(totals)} (the week before: ${total(before)})`
}

function mostViewed(listings: Figures['listings']): string {
  if (listings.length === 0) return ''
  const lines = listings
    .slice(0, LISTED)
    .map(({ title, reference, views }) => `${title} (${reference}): ${plural(views, 'view')}`)
  return ['Most viewed', ...lines].join('\n')
}

function cameFrom(sources: Figures['sources']): string {
  if (sources.length === 0) return ''
  const lines = sources.slice(0, LISTED).map(({ source, views }) => `${source}: ${views}`)
  return ['Where visits came from', ...lines].join('\n')
}

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
