/** What a person may do: an owner all, an editor the content, an agent their own listings. */
export const ROLE_NAMES = { owner: 'Owner', editor: 'Editor', agent: 'Agent' }

export type Role = keyof typeof ROLE_NAMES

export const ROLES = Object.keys(ROLE_NAMES) as Role[]
