import type { App } from '#domain/app.ts'
import { countRows } from '#domain/count-rows.server.ts'
import { countPeople, type Viewer } from '#domain/team/viewer.server.ts'

/** How much there is of what the person may see. */
export async function contentCounts({ db }: Pick<App, 'db'>, { id, role }: Viewer) {
  const listings = db.selectFrom('properties').where('removed_at', 'is', null)
  if (role === 'agent') {
    const own = listings.where('agent_id', '=', id ?? 0)
    return { listings: await countRows(own), posts: null, team: null }
  }
  return {
    listings: await countRows(listings),
    posts: await countRows(db.selectFrom('posts').where('removed_at', 'is', null)),
    team: role === 'owner' ? await countPeople({ db }) : null,
  }
}
