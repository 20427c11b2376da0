import type { FollowUp } from '#domain/agency/sections/follow-up.ts'
import type { App } from '#domain/app.ts'
import type { Language } from '#domain/language.ts'
import * as outbox from '#domain/mail/outbox.server.ts'
import type { Database } from '#storage/database/database.ts'
import type { NewRow } from '#storage/database/tables.ts'

import * as rows from './enquiry-rows.server.ts'
import { noteTurn } from './follow-up/assignment.server.ts'
import { prepareFollowUp } from './follow-up/hand-over.server.ts'
import { withSearchText } from './inbox/search-texts.server.ts'

interface ArrivedEnquiry {
  /** What was sent, and how. */
  columns: Parameters<typeof withSearchText>[1] &
    Pick<NewRow<'enquiries'>, 'kind'> & { language: Language } & Partial<
      Pick<
        NewRow<'enquiries'>,
        'source' | 'photos' | 'photo_file_names' | 'idempotency_key' | 'request_hash'
      >
    >
  isSpam: boolean
  settings: FollowUp
  /** Written only where the enquiry is new. */
  email: () => outbox.NewEmail
}

/**
 * Stores an enquiry with who answers it, and the email that tells them, in the caller's transaction.
 * Returns its id, or undefined where an enquiry with the same key exists.
 */
export async function storeWithEmail(
  tx: Database,
  app: Pick<App, 'clock'>,
  { columns, isSpam, settings, email }: ArrivedEnquiry,
): Promise<number | undefined> {
  const now = app.clock.now()
  const { property_id: propertyId, language } = columns
  const { assignee, columns: followUp } = await prepareFollowUp(tx, app, {
    propertyId,
    language,
    isSpam,
    settings,
  })
  const id = await rows.insertOnce(tx, {
    photos: '[]',
    idempotency_key: null,
    ...(await withSearchText(tx, columns)),
    ...followUp,
    email_id: null,
    handled_at: null,
    spam: isSpam ? 1 : 0,
    created_at: now.toISOString(),
  })
  if (id === undefined) return undefined
  const toAgent = { ...email(), agent: assignee?.email }
  const email_id = await outbox.add(tx, now, toAgent, { held: isSpam })
  await rows.update(tx, id, { email_id })
  if (assignee) await noteTurn(tx, assignee.id, now)
  return id
}
