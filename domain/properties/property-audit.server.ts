import type { App } from '#domain/app.ts'
import * as audit from '#domain/audit/audit.server.ts'
import type { Database } from '#storage/database/database.ts'

import { propertyChanges } from './property-changes.ts'
import { STATUS_NAMES } from './publication.ts'
import type { Property, PropertyChange, PropertyId } from './property.ts'

export function creation(id: PropertyId, change: PropertyChange | undefined): audit.AuditAction {
  return { what: 'property-created', about: id, note: change?.properties_title ?? '' }
}

/** What was changed, field by field; a new status is an entry of its own. */
export async function recordUpdate(
  tx: Database,
  app: Pick<App, 'clock' | 'actor'>,
  before: Property,
  after: Property,
): Promise<void> {
  const { id, properties_title: note, status } = after
  const changes = propertyChanges(before, after)
  const isStatusChanged = status !== before.status
  if (changes.length > 0 || !isStatusChanged)
    await audit.record(tx, app, { what: 'property-updated', about: id, note, changes })
  if (!isStatusChanged) return
  await audit.record(tx, app, {
    what: 'property-status-changed',
    about: id,
    note: `${STATUS_NAMES[status]}: ${note}`,
    changes: [{ field: 'Status', from: STATUS_NAMES[before.status], to: STATUS_NAMES[status] }],
  })
}
