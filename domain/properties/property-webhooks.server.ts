import type { App } from '#domain/app.ts'
import { inBatches } from '#domain/paging.server.ts'
import { announce, isWanted } from '#domain/webhooks/announce.server.ts'
import type { Database } from '#storage/database/database.ts'

import { atMarker, type PropertyId } from './property.ts'
import { publicState } from './publication.ts'
import * as rows from './property-rows.server.ts'

const BATCH_SIZE = 100

/**
 * Tells webhooks of listings that were changed, inside the transaction of the change: no more than
 * visitors can see, and nothing of listings that none has seen yet.
 */
export async function announceProperties(
  tx: Database,
  app: Pick<App, 'clock' | 'publicUrl'>,
  ids: PropertyId[],
): Promise<void> {
  if (!(await isWanted(tx, 'property.changed'))) return
  for (const batch of inBatches(ids, BATCH_SIZE)) {
    const known = await tx
      .selectFrom('properties')
      .select(['id', 'reference'])
      .where('id', 'in', batch)
      .where('published_at', 'is not', null)
      .orderBy('id')
      .execute()
    for (const property of known)
      await announce(tx, app, {
        type: 'property.changed',
        data: () => publicData(tx, app, property),
      })
  }
}

async function publicData(
  tx: Database,
  { clock, publicUrl }: Pick<App, 'clock' | 'publicUrl'>,
  { id, reference }: { id: PropertyId; reference: string },
) {
  const property = await rows.find(tx, id)
  if (!property) return { id, reference, state: 'removed' }
  const state = publicState(property, clock.now())
  if (state !== 'offered' && state !== 'closed') return { id, reference, state: 'hidden' }
  return { ...atMarker(property), state, url: `${publicUrl}/properties2/${id}` }
}
