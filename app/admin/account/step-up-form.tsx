import { takeFocus } from '#app/admin/focus.ts'
import { PasswordField } from '#app/admin/ui/password-field.tsx'
import { stepUp, type StepUp } from '#domain/accounts/session.ts'

import { FormActions } from './form-actions.tsx'
import { Refusal } from './refusal.tsx'
import { useAccountForm } from './use-account-form.ts'

interface StepUpFormProps<Answer> {
  action: string
  /** What the password is asked for. */
  send: (stepUp: StepUp) => Promise<Answer>
  onDone: (answer: Answer) => void
  onCancel: () => void
}

/** Asks for the password once more, before a step that a stolen session must not take. */
export function StepUpForm<Answer>({ action, send, onDone, onCancel }: StepUpFormProps<Answer>) {
  const { onSubmit, busy, faults, failure } = useAccountForm({ schema: stepUp, send, onDone })
  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-96 gap-y-5.5">
      <PasswordField
        ref={takeFocus}
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        error={faults['current_password']}
      />
      <Refusal>{failure}</Refusal>
      <FormActions action={action} busy={busy} onCancel={onCancel} />
    </form>
  )
}
