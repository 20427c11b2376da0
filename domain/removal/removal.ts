import { z } from 'zod'

import { apiObject } from '#domain/fields.ts'

export const removableKind = z.enum(['property', 'post'])

/** A listing or a post that was removed and can still be restored. */
export const removedItem = apiObject('RemovedItem', {
  kind: removableKind,
  id: z.int(),
  title: z.string(),
  removed_at: z.string(),
  /** Their user name; empty where the audit log no longer holds it. */
  removed_by: z.string(),
  /** When it is deleted for good. */
  deleted_at: z.string(),
})

export type RemovedItem = z.infer<typeof removedItem>
