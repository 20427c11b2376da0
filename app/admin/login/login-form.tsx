import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import * as api from '#app/admin/api.ts'
import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { focusField } from '#app/admin/focus.ts'
import { storeToken, urlAfterLogin } from '#app/admin/session.ts'
import { PasswordField } from '#app/admin/ui/password-field.tsx'
import { Refused } from '#app/api.ts'
import * as urls from '#app/urls.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { useHydrated } from '#app/islands/use-hydrated.ts'
import { toast } from '#app/ui/toast.tsx'
import { problemsByField } from '#domain/fields.ts'
import { credentials } from '#domain/accounts/session.ts'

import { CodeField } from './code-field.tsx'

type LoginState =
  | { state: 'editing'; faults: Record<string, string> }
  | { state: 'sending' }
  | { state: 'failed' }

const NO_FAULTS: LoginState = { state: 'editing', faults: {} }

export function LoginForm() {
  const [login, setLogin] = useState<LoginState>(NO_FAULTS)
  const [needsCode, setNeedsCode] = useState(false)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const faults = login.state === 'editing' ? login.faults : {}

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const parsed = credentials.safeParse(Object.fromEntries(new FormData(form)))
    if (!parsed.success) return showFaults(form, problemsByField(parsed.error.issues))
    setLogin({ state: 'sending' })
    try {
      const { token, password_until } = await api.login(parsed.data)
      storeToken(token)
      await navigate(urlAfterLogin(search), { replace: true })
      if (password_until) suggestOwnPassword(password_until)
    } catch (error) {
      if (error instanceof Refused && error.fields['password'])
        return showFaults(form, error.fields)
      if (error instanceof Refused && error.fields['code']) return askForCode(form, error.fields)
      setLogin({ state: 'failed' })
      focusField(form, 'password')
    }
  }

  function suggestOwnPassword(expiresAt: string) {
    toast.success(
      `Your password was made up for you and ends ${dayAndTimeInSentence(expiresAt)}.`,
      {
        label: 'Choose your own',
        onClick: () => void navigate(urls.account),
      },
    )
  }

  function askForCode(form: HTMLFormElement, faults: Record<string, string>) {
    // The first login attempt shows no code field, so its absence is not the user's error.
    if (needsCode) return showFaults(form, faults)
    setLogin(NO_FAULTS)
    setNeedsCode(true)
  }

  function showFaults(form: HTMLFormElement, faults: Record<string, string>) {
    setLogin({ state: 'editing', faults })
    focusField(form, Object.keys(faults)[0])
  }

  return (
    // Before hydration the browser submits the form itself: by POST, so that no password gets into the URL.
    <form
      method="post"
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
      className="mt-8 grid gap-y-5.5 lg:max-w-96"
    >
      <div role="alert" className="empty:hidden">
        {login.state === 'failed' && <Alert kind="error">Invalid credentials.</Alert>}
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
      {needsCode && <CodeField error={faults['code']} onKindChange={() => setLogin(NO_FAULTS)} />}
      <Button type="submit" busy={login.state === 'sending'} busyLabel="Logging in">
        Login
      </Button>
    </form>
  )
}
