import type { Database } from '#storage/database/database.ts'

import type { Step } from './month-plan.ts'

/**
 * Each alert is told of each new home once, by an email to its address. That the email arrived is
 * checked with all others; its text is deleted once it is sent.
 */
export async function faultsOfAlerts(db: Database, steps: Step[]) {
  const titles = steps.flatMap(({ homes }) => homes)
  const alerts = await db.selectFrom('alerts').select(['id', 'email']).execute()
  const told = await db
    .selectFrom('alert_homes')
    .innerJoin('properties', 'properties.id', 'alert_homes.property_id')
    .leftJoin('emails', 'emails.id', 'alert_homes.email_id')
    .select(['alert_homes.alert_id', 'properties.title', 'emails.to_address'])
    .execute()
  const faults = alerts.flatMap(({ id, email }) =>
    titles.flatMap((title) => {
      const notes = told.filter((note) => note.alert_id === id && note.title === title)
      return notes.length === 1 && notes[0]?.to_address === email
        ? []
        : [`${email} was told of ${title} ${notes.length} times`]
    }),
  )
  return { told: told.length, faults }
}
