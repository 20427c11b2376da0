import { z } from 'zod'

import { apiObject } from '#domain/fields.ts'

/** A listing or a post that was removed and can still be restored. */
export const removedItem = apiObject('RemovedItem', {
  kind: z.enum(['property', 'post']),
  id: z.int(),
  title: z.string(),
  removed_at: z.string(),
  /** When it is deleted for good. */
  deleted_at: z.string(),
})

export type RemovedItem = z.infer<typeof removedItem>
