import { Eye, EyeOff } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { login } from '#app/admin/api.ts'
import { afterLogin, keepToken } from '#app/admin/session.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/outside.ts'
import { faultsByField } from '#domain/fields.ts'
import { credentials } from '#domain/sessions/session.ts'

const FAILED = 'Invalid credentials.'

type Step =
  | { step: 'writing'; faults: Record<string, string> }
  | { step: 'sending' }
  | { step: 'failed' }

export function LoginForm() {
  const [step, setStep] = useState<Step>({ step: 'writing', faults: {} })
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const ready = useHydrated()
  const faults = step.step === 'writing' ? step.faults : {}

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const parsed = credentials.safeParse(Object.fromEntries(new FormData(form)))
    if (!parsed.success) return refuse(form, faultsByField(parsed.error.issues))
    setStep({ step: 'sending' })
    try {
      keepToken((await login(parsed.data)).token)
      await navigate(afterLogin(search), { replace: true })
    } catch {
      setStep({ step: 'failed' })
      focusOn(form, 'password')
    }
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
      <Password error={faults['password']} />
      <Button type="submit" busy={step.step === 'sending'} busyLabel="Logging in">
        Login
      </Button>
    </form>
  )
}

function Password({ error }: { error: string | undefined }) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label="Password" name="password" error={error}>
      <div className="relative">
        <TextInput
          required
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          className="pe-13"
        />
        <IconButton
          bare
          label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute end-1 top-1"
        >
          <Icon aria-hidden="true" size={17} strokeWidth={1.35} />
        </IconButton>
      </div>
    </Field>
  )
}

function focusOn(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
