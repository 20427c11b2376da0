import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { login } from '#app/admin/api.ts'
import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { focusOn } from '#app/admin/focus.ts'
import { afterLogin, keepToken } from '#app/admin/session.ts'
import { PasswordField } from '#app/admin/ui/password-field.tsx'
import { Refused } from '#app/api.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { useHydrated } from '#app/islands/use-hydrated.ts'
import { toast } from '#app/ui/toast.tsx'
import { problemsByField } from '#domain/fields.ts'
import { credentials } from '#domain/accounts/session.ts'

import { CodeField } from './code-field.tsx'

const FAILED = 'Invalid credentials.'

type Step =
  | { step: 'writing'; faults: Record<string, string> }
  | { step: 'sending' }
  | { step: 'failed' }

const UNTOUCHED: Step = { step: 'writing', faults: {} }

export function LoginForm() {
  const [step, setStep] = useState<Step>(UNTOUCHED)
  const [codeWanted, setCodeWanted] = useState(false)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const ready = useHydrated()
  const faults = step.step === 'writing' ? step.faults : {}

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const parsed = credentials.safeParse(Object.fromEntries(new FormData(form)))
    if (!parsed.success) return refuse(form, problemsByField(parsed.error.issues))
    setStep({ step: 'sending' })
    try {
      const { token, password_until } = await login(parsed.data)
      keepToken(token)
      await navigate(afterLogin(search), { replace: true })
      if (password_until) remindOfPassword(password_until)
    } catch (error) {
      if (error instanceof Refused && error.fields['password']) return refuse(form, error.fields)
      if (error instanceof Refused && error.fields['code']) return askForCode(form, error.fields)
      setStep({ step: 'failed' })
      focusOn(form, 'password')
    }
  }

  function remindOfPassword(until: string) {
    toast.success(`Your password was made up for you and ends ${dayAndTimeInSentence(until)}.`, {
      label: 'Choose your own',
      onClick: () => void navigate('/admin/account'),
    })
  }

  function askForCode(form: HTMLFormElement, faults: Record<string, string>) {
    // Not to have given a code before it was asked for is no fault.
    if (codeWanted) return refuse(form, faults)
    setStep(UNTOUCHED)
    setCodeWanted(true)
  }

  function refuse(form: HTMLFormElement, faults: Record<string, string>) {
    setStep({ step: 'writing', faults })
    focusOn(form, Object.keys(faults)[0] ?? '')
  }

  return (
    // Posted, never put into the address, should it be sent before the page is ready.
    <form
      method="post"
      noValidate={ready}
      onSubmit={(event) => void submit(event)}
      className="mt-8 grid gap-y-5.5 lg:max-w-96"
    >
      <div role="alert" className="empty:hidden">
        {step.step === 'failed' && <Alert kind="error">{FAILED}</Alert>}
      </div>
      <Field label="Username" name="username" error={faults['username']}>
        <TextInput required autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <PasswordField
        label="Password"
        name="password"
        error={faults['password']}
        autoComplete="current-password"
      />
      {codeWanted && <CodeField error={faults['code']} onOtherKind={() => setStep(UNTOUCHED)} />}
      <Button type="submit" busy={step.step === 'sending'} busyLabel="Logging in">
        Login
      </Button>
    </form>
  )
}
