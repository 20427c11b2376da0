import type { FormEvent, ReactNode } from 'react'

import { takeFocus } from '#app/admin/focus.ts'
import { PasswordField } from '#app/admin/ui/password-field.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { stepUp, type StepUp } from '#domain/accounts/session.ts'

import { useAccountForm } from './use-account-form.ts'

interface AccountFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  failure: string | undefined
  children: ReactNode
  actions: ReactNode
}

export function AccountForm({ onSubmit, failure, children, actions }: AccountFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-96 gap-y-5.5">
      {children}
      <div role="alert" className="empty:hidden">
        {failure && <Alert kind="error">{failure}</Alert>}
      </div>
      {actions}
    </form>
  )
}

interface FormActionsProps {
  action: string
  busy: boolean
  onCancel: () => void
}

export function FormActions({ action, busy, onCancel }: FormActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy} busyLabel="Checking">
        {action}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

interface StepUpFormProps<Result> {
  action: string
  send: (stepUp: StepUp) => Promise<Result>
  onDone: (result: Result) => void
  onCancel: () => void
}

/** Asks for the password again before an action that a stolen session must not allow. */
export function StepUpForm<Result>({ action, send, onDone, onCancel }: StepUpFormProps<Result>) {
  const { onSubmit, busy, faults, failure } = useAccountForm({ schema: stepUp, send, onDone })
  return (
    <AccountForm
      onSubmit={onSubmit}
      failure={failure}
      actions={<FormActions action={action} busy={busy} onCancel={onCancel} />}
    >
      <PasswordField
        ref={takeFocus}
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        error={faults['current_password']}
      />
    </AccountForm>
  )
}
