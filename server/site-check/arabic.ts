import { countMissing } from '#domain/missing-arabic.server.ts'
import type { AppContext } from '#server/app-context.ts'

import { fail, pass, pluralise, type CheckOutcome } from './check-result.ts'

type Part = keyof Awaited<ReturnType<typeof countMissing>>

const PARTS: Record<Part, { title: string; to: string }> = {
  listings: { title: 'Listings', to: '/admin/listings?arabic=missing' },
  posts: { title: 'Posts', to: '/admin?tab=posts' },
  people: { title: 'Team', to: '/admin/team' },
  places: { title: 'Categories and locations', to: '/admin/places' },
  settings: { title: 'Settings', to: '/admin/settings' },
}

/** What visitors of the Arabic pages read in English. */
export async function arabicTexts(app: AppContext): Promise<CheckOutcome> {
  const counts = Object.entries(await countMissing(app)) as [Part, number][]
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  if (total === 0) return pass('Every text is there in Arabic, too.')
  const items = counts.flatMap(([part, count]) => {
    const { title, to } = PARTS[part]
    return count > 0 ? { title: `${title}: ${count.toLocaleString('en-GB')}`, to } : []
  })
  const says = `${pluralise(total, 'text has', 'texts have')} no Arabic yet.`
  return fail(says, 'Until they have, the Arabic pages show the English.', null, items)
}
