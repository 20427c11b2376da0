import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { put } from '#app/admin/request.ts'
import { storeToken } from '#app/admin/session.ts'
import { PageSection } from '#app/admin/ui/page-section.tsx'
import { PasswordField, PasswordOwner } from '#app/admin/ui/password-field.tsx'
import { toast } from '#app/ui/toast.tsx'
import { passwordAdvice } from '#domain/accounts/password-policy.ts'
import { passwordChange, type OpenedSession } from '#domain/accounts/session.ts'

import { AccountForm } from './account-form.tsx'

interface PasswordSectionProps {
  username: string
  /** Null once the generated password was replaced by the administrator's own. */
  passwordExpiresAt: string | null
}

export function PasswordSection({ username, passwordExpiresAt }: PasswordSectionProps) {
  return (
    <PageSection
      id="password"
      title="Password"
      about={
        <>
          You are logged in as <b className="font-strong text-ink">{username}</b>. A new password
          ends all your other sessions.
          {passwordExpiresAt &&
            ` The one you have was made up for you and ends ${dayAndTimeInSentence(passwordExpiresAt)}.`}
        </>
      }
    >
      <PasswordForm username={username} />
    </PageSection>
  )
}

function PasswordForm({ username }: { username: string }) {
  const [newPassword, setNewPassword] = useState('')
  const { revalidate } = useRevalidator()
  const advice = newPassword === '' ? undefined : (passwordAdvice(newPassword) ?? undefined)

  function finish({ token }: OpenedSession, form: HTMLFormElement) {
    storeToken(token)
    form.reset()
    setNewPassword('')
    toast.success('Password changed. All other sessions were ended.')
    void revalidate()
  }

  return (
    <AccountForm
      schema={passwordChange}
      send={(change) => put<OpenedSession>('/api/account/password', change)}
      onDone={finish}
      action="Change password"
      busyLabel="Changing"
    >
      {(faults) => (
        <>
          <PasswordOwner username={username} />
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
            hint={advice}
            onChange={({ target }) => setNewPassword(target.value)}
          />
        </>
      )}
    </AccountForm>
  )
}
