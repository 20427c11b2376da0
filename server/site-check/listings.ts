import { MAX_ALERT_COUNT, type PermitAlertKind } from '#domain/properties/permits/permit.ts'
import * as permitAlerts from '#domain/properties/permits/permit-alerts.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { titleOf, type Property } from '#domain/properties/property.ts'
import type { AppContext } from '#server/app-context.ts'

import { fail, pass, pluralise, startDeadline, type CheckOutcome } from './check-result.ts'

const MAX_NAMED_LISTINGS = 5

export const expiredPermits = (app: AppContext) =>
  checkPermits(app, 'expired', 'a permit that has expired')

export const missingPermits = (app: AppContext) =>
  checkPermits(app, 'missing', 'no permit, or one without its number or link')

async function checkPermits(app: AppContext, kind: PermitAlertKind, what: string) {
  if (app.permitMode === 'off') return pass('Permits are not watched: PERMITS is off.')
  const { counts } = await permitAlerts.alerts(app)
  const total = counts[kind]
  if (total === 0) return pass(`No listing has ${what}.`)
  const { listings } = await permitAlerts.list(app, kind, 1)
  const counted = pluralise(Math.min(total, MAX_ALERT_COUNT), 'listing', 'listings')
  const howMany = total > MAX_ALERT_COUNT ? `More than ${counted}` : counted
  const items = listings.slice(0, MAX_NAMED_LISTINGS).map(({ id, title }) => ({
    title: titleOf({ id, properties_title: title }),
    to: `/admin/update-property/${id}#permit`,
  }))
  const hidden = app.permitMode === 'enforce' ? ' They are hidden from the site.' : ''
  return fail(
    `${howMany} with ${what}.${hidden}`,
    kind === 'expired' ? 'Renew them and fill in the new dates.' : 'Fill the permits in.',
    '/admin?tab=properties',
    items,
  )
}

type ExpectedField = [name: string, section: string, isMissing: (listing: Property) => boolean]

const EXPECTED_FIELDS: ExpectedField[] = [
  ['title', 'listing', ({ properties_title }) => properties_title.trim() === ''],
  ['category', 'listing', ({ category_id }) => category_id === null],
  ['location', 'listing', ({ location_id }) => location_id === null],
  ['price', 'listing', ({ price }) => price.trim() === ''],
  ['description', 'text', ({ properties_description }) => properties_description.trim() === ''],
  ['photo', 'photos', ({ photos }) => photos.length === 0],
]

export async function missingFields(app: AppContext): Promise<CheckOutcome> {
  const isOver = startDeadline()
  const items: CheckOutcome['items'] = []
  let incomplete = 0
  let checked = 0
  let which = 'listings'
  for await (const page of properties.pages(app, 'administrators')) {
    for (const listing of page) {
      checked++
      const missing = EXPECTED_FIELDS.filter(([, , isMissing]) => isMissing(listing))
      const [first] = missing
      if (!first) continue
      incomplete++
      if (items.length < MAX_NAMED_LISTINGS)
        items.push({
          title: `${titleOf(listing)}: no ${missing.map(([name]) => name).join(', ')}`,
          to: `/admin/update-property/${listing.id}#${first[1]}`,
        })
    }
    if (isOver()) {
      which = 'newest listings'
      break
    }
  }
  if (incomplete === 0)
    return pass(`Nothing is missing from ${pluralise(checked, 'listing', which)}.`)
  return fail(
    `${pluralise(incomplete, 'listing lacks', 'listings lack')} something that visitors look for, of ${pluralise(checked, 'listing', which)} looked at.`,
    'Fill in what is missing.',
    '/admin?tab=properties',
    items,
  )
}
