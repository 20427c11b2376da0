import type { App } from '#domain/app.ts'
import { countRows } from '#domain/count-rows.server.ts'
import type * as rows from '#domain/enquiries/enquiry-rows.server.ts'
import * as inbox from '#domain/enquiries/inbox/inbox.server.ts'
import type { Database } from '#storage/database/database.ts'

import type { Board } from './answer.ts'
import { STAGES } from './stage.ts'

const CARDS_PER_STAGE = 50

/**
 * The enquiries of each stage. New ones begin with those that have waited longest for an answer, others
 * with the newest of those that are open.
 */
export async function readBoard(
  app: Pick<App, 'db' | 'mail' | 'clock' | 'actor' | 'agency'>,
  { assignee }: { assignee?: 'me' | 'nobody' | number | undefined },
): Promise<Board> {
  const columns: Board['columns'] = []
  for (const stage of STAGES) {
    const listed = async (state: 'waiting' | 'open' | 'handled') =>
      (await inbox.list(app, { state, stage, assignee })).enquiries
    const first = await listed(stage === 'new' ? 'waiting' : 'open')
    const then = await listed(stage === 'new' ? 'open' : 'handled')
    const shown = new Map([...first, ...then].map((enquiry) => [enquiry.id, enquiry]))
    columns.push({
      stage,
      count: await countStage(app.db, stage, inbox.assigneeOf(app, { assignee })),
      enquiries: [...shown.values()].slice(0, CARDS_PER_STAGE),
    })
  }
  return { columns }
}

function countStage(db: Database, stage: (typeof STAGES)[number], { assignee }: rows.Assignee) {
  let query = db.selectFrom('enquiries').where('stage', '=', stage).where('spam', '=', 0)
  if (stage === 'new') query = query.where('handled_at', 'is', null)
  if (assignee === null) query = query.where('assignee_id', 'is', null)
  else if (assignee !== undefined) query = query.where('assignee_id', '=', assignee)
  return countRows(query)
}
