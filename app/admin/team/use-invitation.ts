import { useRevalidator } from 'react-router'

import { post } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'
import type { Invitation } from '#domain/team/login.ts'
import type { User } from '#domain/team/user.ts'

/** Invites a person. The link is known only where no mail server is set. */
export function useInvitation() {
  const { request, isLoading, send } = useRequest<Invitation>()
  const { revalidate } = useRevalidator()

  async function invite({ id, email }: Pick<User, 'id' | 'email'>) {
    const outcome = await send(() => post<Invitation>(`/api/users/${id}/invite`))
    if (outcome.state === 'done') {
      if (!outcome.result.link) toast.success(`The invitation is on its way to ${email}.`)
      await revalidate()
    }
    return outcome
  }

  return {
    invite,
    isSending: isLoading,
    link: request.state === 'done' ? request.result.link : undefined,
    failure: request.state === 'failed' ? request.message : undefined,
  }
}
