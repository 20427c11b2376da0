import { COUNT_LIMIT, type PermitKind } from '#domain/properties/permits/permit.ts'
import * as permits from '#domain/properties/permits/permits.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'
import type { AppContext } from '#server/app-context.ts'

import { bad, count, deadline, good, type Found } from './check-result.ts'

const NAMED = 5

export async function expiredPermits(app: AppContext): Promise<Found> {
  return permitsOf(app, 'expired', 'a permit that has expired')
}

export async function missingPermits(app: AppContext): Promise<Found> {
  return permitsOf(app, 'missing', 'no permit, or one without its number or link')
}

async function permitsOf(app: AppContext, kind: PermitKind, what: string): Promise<Found> {
  if (app.permitMode === 'off') return good('Permits are not watched: PERMITS is off.')
  const { counts } = await permits.alerts(app)
  const found = counts[kind]
  if (found === 0) return good(`No listing has ${what}.`)
  const { listings } = await permits.list(app, kind, 1)
  const number =
    found > COUNT_LIMIT
      ? `More than ${count(COUNT_LIMIT, '', 'listings')}`
      : count(found, 'listing', 'listings')
  const items = listings.slice(0, NAMED).map(({ id, title }) => ({
    title: titleOf({ id, properties_title: title }),
    to: `/admin/update-property/${id}#permit`,
  }))
  const hidden = app.permitMode === 'enforce' ? ' They are hidden from the site.' : ''
  return bad(
    `${number} with ${what}.${hidden}`,
    kind === 'expired' ? 'Renew them and fill in the new dates.' : 'Fill the permits in.',
    '/admin?tab=properties',
    items,
  )
}

const NEEDED: [name: string, section: string, lacks: (listing: Property) => boolean][] = [
  ['title', 'listing', ({ properties_title }) => properties_title.trim() === ''],
  ['category', 'listing', ({ category_id }) => category_id === null],
  ['location', 'listing', ({ location_id }) => location_id === null],
  ['price', 'listing', ({ price }) => price.trim() === ''],
  ['description', 'text', ({ properties_description }) => properties_description.trim() === ''],
  ['photo', 'photos', ({ photos }) => photos.length === 0],
]

export async function missingFields(app: AppContext): Promise<Found> {
  const isOver = deadline()
  const items: Found['items'] = []
  let lacking = 0
  let looked = 0
  let all = true
  for await (const page of properties.pages(app, 'administrators')) {
    for (const listing of page) {
      looked++
      const missing = NEEDED.filter(([, , lacks]) => lacks(listing))
      const [first] = missing
      if (!first) continue
      lacking++
      if (items.length < NAMED)
        items.push({
          title: `${titleOf(listing)}: no ${missing.map(([name]) => name).join(', ')}`,
          to: `/admin/update-property/${listing.id}#${first[1]}`,
        })
    }
    if (isOver()) {
      all = false
      break
    }
  }
  const which = all ? 'listings' : 'newest listings'
  if (lacking === 0) return good(`Nothing is missing from ${count(looked, 'listing', which)}.`)
  return bad(
    `${count(lacking, 'listing lacks', 'listings lack')} something that visitors look for, of ${count(looked, 'listing', which)} looked at.`,
    'Fill in what is missing.',
    '/admin?tab=properties',
    items,
  )
}
