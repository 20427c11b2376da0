import { useRevalidator } from 'react-router'

import { put } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import { ROLE_NAMES, ROLES, type Role } from '#domain/roles.ts'
import type { User } from '#domain/team/user.ts'

/** Changes a role at once; the change can be undone. */
export function RoleSelect({ person }: { person: User }) {
  const { send, isLoading } = useRequest<User>()
  const { revalidate } = useRevalidator()
  const name = person.name || person.username

  async function change(role: Role, undo?: Role) {
    const outcome = await send(() => put<User>(`/api/users/${person.id}`, { role }))
    if (outcome.state === 'failed') toast.error(outcome.message)
    if (outcome.state !== 'done') return
    await revalidate()
    const said = `${name} is now an ${role}.`
    toast.success(said, undo && { label: 'Undo', onClick: () => void change(undo) })
  }

  return (
    <select
      aria-label={`Role of ${name}`}
      value={person.role}
      disabled={isLoading}
      onChange={({ target }) => void change(target.value as Role, person.role)}
      className="min-h-target w-full max-w-36 rounded-control border border-control bg-paper-bright px-3 hover:border-ink disabled:text-ink-mute"
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {ROLE_NAMES[role]}
        </option>
      ))}
    </select>
  )
}
