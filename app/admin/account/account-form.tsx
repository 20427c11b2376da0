import { useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'

import { focusField, takeFocus } from '#app/admin/focus.ts'
import { post } from '#app/admin/request.ts'
import { focusSection } from '#app/admin/ui/page-section.tsx'
import { PasswordField } from '#app/admin/ui/password-field.tsx'
import { useRequest } from '#app/admin/use-request.ts'
import { useHydrated } from '#app/islands/use-hydrated.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast.tsx'
import { stepUp } from '#domain/accounts/session.ts'
import { problemsByField } from '#domain/fields.ts'

type Faults = Record<string, string>

interface AccountFormProps<Schema extends z.ZodType, Result> {
  schema: Schema
  send: (values: z.output<Schema>) => Promise<Result>
  onDone: (result: Result, form: HTMLFormElement) => void
  action: string
  busyLabel?: string
  onCancel?: () => void
  /** The fields, given what is wrong with each. */
  children: (faults: Faults) => ReactNode
}

/** Validates its fields and sends them. The first invalid field receives the focus. */
export function AccountForm<Schema extends z.ZodType, Result>(
  props: AccountFormProps<Schema, Result>,
) {
  const { schema, onDone, action, busyLabel = 'Checking', onCancel, children } = props
  const { request, isLoading, send } = useRequest<Result>()
  const [faults, setFaults] = useState<Faults>({})
  const isHydrated = useHydrated()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLoading) return
    const form = event.currentTarget
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form)))
    if (!parsed.success) return showFaults(form, problemsByField(parsed.error.issues))
    setFaults({})
    const outcome = await send(() => props.send(parsed.data))
    if (outcome.state === 'done') onDone(outcome.result, form)
    if (outcome.state === 'failed') showFaults(form, outcome.fields)
  }

  function showFaults(form: HTMLFormElement, faults: Faults) {
    setFaults(faults)
    focusField(form, Object.keys(faults)[0])
  }

  const hasFaults = Object.keys(faults).length > 0
  return (
    // Before hydration the button is disabled. Should a browser submit the form all the same, POST
    // keeps the password out of the URL.
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-96 gap-y-5.5"
    >
      {children(faults)}
      <div role="alert" className="empty:hidden">
        {request.state === 'failed' && !hasFaults && <Alert kind="error">{request.message}</Alert>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!isHydrated} busy={isLoading} busyLabel={busyLabel}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

interface StepUpFormProps<Result> {
  action: string
  path: string
  onDone: (result: Result) => void
  onCancel: () => void
}

/** Asks for the password again before an action that a stolen session must not allow. */
export function StepUpForm<Result>({ path, ...props }: StepUpFormProps<Result>) {
  return (
    <AccountForm {...props} schema={stepUp} send={(values) => post<Result>(path, values)}>
      {(faults) => <CurrentPasswordField faults={faults} />}
    </AccountForm>
  )
}

export function CurrentPasswordField({ faults }: { faults: Faults }) {
  return (
    <PasswordField
      ref={takeFocus}
      label="Current password"
      name="current_password"
      autoComplete="current-password"
      error={faults['current_password']}
    />
  )
}

interface CodeFieldProps {
  /** A recovery code has letters, so that a phone must show all keys. */
  allowsRecoveryCode?: boolean
  faults: Faults
}

/** A code of six digits from the authenticator app. */
export function CodeField({ allowsRecoveryCode = false, faults }: CodeFieldProps) {
  const label = allowsRecoveryCode ? 'Code, or a recovery code' : 'Code'
  return (
    <Field label={label} name="code" error={faults['code']}>
      <TextInput
        required
        inputMode={allowsRecoveryCode ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        className="max-w-48 text-[1.25rem]! tracking-[0.16em] numerals"
      />
    </Field>
  )
}

/** The steps of a page section; back at the first one, the section's title has the focus. */
export function useSectionSteps<Step>(sectionId: string, first: Step) {
  const [step, setStep] = useState(first)
  const { revalidate } = useRevalidator()

  function close() {
    flushSync(() => setStep(first))
    focusSection(sectionId)
  }

  async function finish(message: string) {
    toast.success(message)
    await revalidate()
    close()
  }

  return { step, setStep, close, finish }
}
