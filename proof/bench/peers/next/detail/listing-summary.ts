import { site } from '@/content/agency'
import { teaser } from '@/content/formatted-text'
import { area, number, priceOf } from '@/ui/format'

import type { ShownProperty } from './shown-property'

/** A listing in one line: what it is, where, what it has, what it costs, and how its text begins. */
export function listingSummary(property: ShownProperty, length: number): string {
  const { bedroom, bathroom, maxarea, category, location, description } = property
  const facts = [
    `${category || 'Property'} for sale in ${location || 'Dubai'}`,
    bedroom && counted(bedroom, 'bedroom'),
    bathroom && counted(bathroom, 'bathroom'),
    maxarea && area(maxarea),
    priceOf(property),
  ].filter(Boolean)
  const text = description || `Ask ${site.name} for the details.`
  return teaser(`${facts.join(', ')}.\n${text}`, length)
}

function counted(count: number, what: string): string {
  return `${number(count)} ${what}${count === 1 ? '' : 's'}`
}
