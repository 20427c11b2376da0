import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { keepToken } from '#app/admin/session.ts'
import { PasswordField } from '#app/admin/ui/password-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'
import { passwordAdvice } from '#domain/accounts/password-policy.ts'
import { passwordChange } from '#domain/accounts/session.ts'

import { AccountSection } from './account-section.tsx'
import { changePassword } from './api.ts'
import { Refusal } from './refusal.tsx'
import { useAccountForm } from './use-account-form.ts'

export interface PasswordSectionProps {
  username: string
  /** When it ends, where it was made up by the site. */
  until: string | null
}

export function PasswordSection({ username, until }: PasswordSectionProps) {
  return (
    <AccountSection
      id="password"
      title="Password"
      about={
        <>
          You are logged in as <b className="font-[560] text-ink">{username}</b>. A new password
          ends all your other sessions.
          {until &&
            ` The one you have was made up for you and ends ${dayAndTimeInSentence(until)}.`}
        </>
      }
    >
      <PasswordForm username={username} />
    </AccountSection>
  )
}

function PasswordForm({ username }: { username: string }) {
  const [typed, setTyped] = useState('')
  const { revalidate } = useRevalidator()
  const { onSubmit, busy, faults, failure } = useAccountForm({
    schema: passwordChange,
    send: changePassword,
    onDone: ({ token }, form) => {
      keepToken(token)
      form.reset()
      setTyped('')
      toast.success('Password changed. All other sessions were ended.')
      void revalidate()
    },
  })
  const advice = typed === '' ? null : passwordAdvice(typed)

  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-96 gap-y-5.5">
      {/* Tells a password manager whose password it is. */}
      <input
        type="text"
        hidden
        readOnly
        name="username"
        autoComplete="username"
        aria-label="Username"
        value={username}
      />
      <PasswordField
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        error={faults['current_password']}
      />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        error={faults['password']}
        hint={advice ?? undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Refusal>{failure}</Refusal>
      <Button type="submit" busy={busy} busyLabel="Changing" className="justify-self-start">
        Change password
      </Button>
    </form>
  )
}
