import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { del, post, put } from '#app/admin/request.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { Button } from '#app/ui/button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { toast } from '#app/ui/toast.tsx'
import type { User } from '#domain/team/user.ts'

import { InvitationLink } from './invitation-link.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { loginState, loginText } from './login-state.ts'
import { useInvitation } from './use-invitation.ts'

interface LoginSectionProps {
  person: User
  others: readonly User[]
  isSelf: boolean
}

/** How a person logs in, and what an owner can do about it. */
export function LoginSection({ person, others, isSelf }: LoginSectionProps) {
  const [isDeactivating, setIsDeactivating] = useState(false)
  const { invite, isSending, link, failure } = useInvitation()
  const change = useLoginChange(person)
  const state = loginState(person)
  const isInvited = state === 'invited' || state === 'invitation ended'
  const actions: [isOffered: boolean, label: string, run: () => void][] = [
    [state === 'none' && person.email !== '', 'Invite', () => void invite(person)],
    [isInvited, 'Send again', () => void invite(person)],
    [isInvited, 'Withdraw the invitation', change.withdraw],
    [state === 'active' && !isSelf, 'End their sessions', change.endSessions],
    [state === 'deactivated', 'Activate again', change.activate],
    [state !== 'deactivated' && !isSelf, 'Deactivate', () => setIsDeactivating(true)],
  ]
  return (
    <section aria-labelledby="login-heading" className="mt-14">
      <h2
        id="login-heading"
        tabIndex={-1}
        className="mb-5 border-b border-line-strong pb-4 font-display text-title-1 outline-none"
      >
        Login of {person.name || person.username}
      </h2>
      <p className="text-small text-ink-soft">{loginText(person)}</p>
      <div className="mt-4 flex flex-wrap gap-3" aria-busy={isSending || change.isLoading}>
        {actions
          .filter(([isOffered]) => isOffered)
          .map(([, label, run]) => (
            <Button
              key={label}
              variant="ghost"
              disabled={isSending || change.isLoading}
              onClick={run}
            >
              {label}
            </Button>
          ))}
      </div>
      <p role="alert" className="mt-3 text-small text-danger empty:hidden">
        {failure ?? ''}
      </p>
      {link && state === 'invited' && (
        <div className="mt-6">
          <InvitationLink link={link} />
        </div>
      )}
      <HandOverDialog
        kind="deactivate"
        open={isDeactivating}
        person={person}
        others={others}
        onClose={() => setIsDeactivating(false)}
      />
    </section>
  )
}

/** Changes of a login, each with what to say when it is done. */
function useLoginChange({ id, name, username }: User) {
  const { isLoading, send } = useRequest<unknown>()
  const { revalidate } = useRevalidator()
  const who = name || username

  async function run<Result>(call: () => Promise<Result>, say: (result: Result) => string) {
    const outcome = await send(call)
    if (outcome.state === 'failed') toast.error(outcome.message)
    if (outcome.state !== 'done') return
    await revalidate()
    // The button that had the focus may be gone.
    document.getElementById('login-heading')?.focus()
    toast.success(say(outcome.result as Result))
  }

  return {
    isLoading,
    withdraw: () =>
      void run(
        () => del(`/api/users/${id}/invite`),
        () => `${who} is no longer invited.`,
      ),
    endSessions: () =>
      void run(
        () => post<{ ended: number }>(`/api/users/${id}/end-sessions`),
        ({ ended }) => `${formatCount(ended, 'session')} ended.`,
      ),
    activate: () =>
      void run(
        () => put(`/api/users/${id}`, { active: true }),
        () => `${who} is active again.`,
      ),
  }
}
