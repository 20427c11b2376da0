import { apiPath, bringBack } from '#app/admin/removed-item.ts'
import { del, put } from '#app/admin/request.ts'
import { formatDay } from '#app/ui/format-day.ts'
import { STATUS_NAMES, type PropertyStatus } from '#domain/properties/publication.ts'
import type { ListingRow } from '#domain/search/in-database/listing-table.ts'
import type { User } from '#domain/team/user.ts'

import type { BulkChange } from './use-bulk-change.tsx'

type BulkFields = Partial<
  Pick<ListingRow, 'status' | 'status_changed_at' | 'agent_id' | 'permit_expires_on'>
>

const itemOf = ({ id }: ListingRow) => ({ kind: 'property', id }) as const
const pathOf = (listing: ListingRow) => apiPath(itemOf(listing))

export const DELETION: BulkChange = {
  change: (listing) => del(pathOf(listing)),
  changeBack: (listing) => bringBack(itemOf(listing)),
  done: 'deleted',
}

/** Sets the same values in each listing; `before` reads what a listing had. */
function fieldChange(
  fields: BulkFields,
  before: (listing: ListingRow) => BulkFields,
  done: string,
): BulkChange {
  return {
    change: (listing) => put(pathOf(listing), fields),
    changeBack: (listing) => put(pathOf(listing), { ...before(listing), undo: true }),
    done,
  }
}

export const statusChange = (status: PropertyStatus) =>
  fieldChange(
    { status },
    ({ status, status_changed_at }) => ({ status, status_changed_at }),
    `set to ${STATUS_NAMES[status].toLowerCase()}`,
  )

export const agentChange = ({ id, name }: User) =>
  fieldChange({ agent_id: id }, ({ agent_id }) => ({ agent_id }), `given to ${name}`)

export const permitEndChange = (permit_expires_on: string) =>
  fieldChange(
    { permit_expires_on },
    ({ permit_expires_on }) => ({ permit_expires_on }),
    `permitted until ${formatDay(permit_expires_on)}`,
  )
