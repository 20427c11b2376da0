import type { Database } from '#storage/database/database.ts'

export interface Recipient {
  name: string
  email: string
}

/** Gets an email where those who should get it have no address: one without a recipient goes there. */
export const AGENCY: Recipient = { name: 'the agency', email: '' }

/**
 * Who is told of what concerns owners; of several with the same address one. An owner who has not
 * accepted the invitation is not told: its address may be a stranger's.
 */
export async function listOwners(db: Database): Promise<Recipient[]> {
  const owners = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('role', '=', 'owner')
    .where('active', '=', 1)
    .where('administrator_id', 'is not', null)
    .where('email', '<>', '')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const byAddress = new Map(owners.map((owner) => [owner.email, owner]))
  return byAddress.size > 0 ? [...byAddress.values()] : [AGENCY]
}
