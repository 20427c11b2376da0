import { Link, useNavigate, useSearchParams } from 'react-router'
import { useState, type FormEvent } from 'react'

import { adminMeta } from '#app/admin/load.ts'
import * as urls from '#app/urls.ts'
import type { SiteHandle } from '#app/site/layout/page-frame.tsx'
import { dayAndTimeInSentence } from '#app/admin/dates.ts'
import { focusField, takeFocus } from '#app/admin/focus.ts'
import { ownAccount } from '#app/admin/own-account.ts'
import { post } from '#app/admin/request.ts'
import { storeToken, urlAfterLogin } from '#app/admin/session.ts'
import { PasswordField } from '#app/admin/ui/password-field.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { NO_ANSWER } from '#app/admin/use-request.ts'
import { ApiError } from '#app/api.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { useHydrated } from '#app/islands/use-hydrated.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { toast } from '#app/ui/toast.tsx'
import { problemsByField } from '#domain/fields.ts'
import { credentials, type OpenedSession } from '#domain/accounts/session.ts'

import type { Route } from './+types/page.ts'
import { LoginFrame } from './login-frame.tsx'
import { checkPostedLogin, type PostedLogin } from './posted-login.server.ts'

export const handle: SiteHandle = { enquire: null }

export const meta: Route.MetaFunction = () => adminMeta('Admin Login')

/** Receives the form from a browser without JavaScript, which has no place for a token. */
export function action({ context }: Route.ActionArgs) {
  return checkPostedLogin(context)
}

export default function Login({ actionData }: Route.ComponentProps) {
  return (
    <LoginFrame title="Admin Login">
      <LoginForm posted={actionData} />
      <p className="mt-4">
        <TextLink to={urls.forgottenPassword}>Forgotten your password?</TextLink>
      </p>
      <p className="mt-4 text-caption text-ink-mute">
        For staff. Looking for a home?{' '}
        <Link to={urls.properties} className="py-3 underline underline-offset-3">
          See the properties
        </Link>
        .
      </p>
    </LoginFrame>
  )
}

function LoginForm({ posted }: { posted: PostedLogin | undefined }) {
  const { login, needsCode, submit, clearFaults } = useLogin()
  const isHydrated = useHydrated()
  const faults = login.state === 'editing' ? login.faults : {}
  const isUntouched = login === NO_FAULTS

  return (
    // Before hydration the browser submits the form itself: by POST, so that no password gets into the URL.
    <form
      method="post"
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
      className="mt-8 grid gap-y-5.5 lg:max-w-96"
    >
      <div role="alert" className="empty:hidden">
        {login.state === 'failed' && <Alert kind="error">{login.message}</Alert>}
        {isUntouched && posted && posted !== 'correct' && (
          <Alert kind="error">{posted.refused}</Alert>
        )}
        {isUntouched && posted === 'correct' && (
          <Alert kind="error">
            Your username and password are right, but the admin area needs JavaScript. Please turn
            it on and log in again.
          </Alert>
        )}
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
      {needsCode && <CodeField error={faults['code']} onKindChange={clearFaults} />}
      <Button type="submit" busy={login.state === 'sending'} busyLabel="Logging in">
        Login
      </Button>
    </form>
  )
}

type LoginState =
  | { state: 'editing'; faults: Record<string, string> }
  | { state: 'sending' }
  | { state: 'failed'; message: string }

const NO_FAULTS: LoginState = { state: 'editing', faults: {} }

/** Logs in, and asks for a code where the account has a second factor. */
function useLogin() {
  const [login, setLogin] = useState<LoginState>(NO_FAULTS)
  const [needsCode, setNeedsCode] = useState(false)
  const [search] = useSearchParams()
  const navigate = useNavigate()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const parsed = credentials.safeParse(Object.fromEntries(new FormData(form)))
    if (!parsed.success) return showFaults(form, problemsByField(parsed.error.issues))
    setLogin({ state: 'sending' })
    try {
      // The server also ends the session that this browser still has.
      const { token, password_until } = await post<OpenedSession>('/login', parsed.data)
      storeToken(token)
      toast.clearErrors()
      // So that no page shows for a moment what the role may not do.
      await ownAccount().catch(() => undefined)
      await navigate(urlAfterLogin(search), { replace: true })
      if (password_until) suggestOwnPassword(password_until)
    } catch (error) {
      if (error instanceof ApiError && error.fields['password'])
        return showFaults(form, error.fields)
      if (error instanceof ApiError && error.fields['code']) return askForCode(form, error.fields)
      setLogin({ state: 'failed', message: error instanceof ApiError ? error.message : NO_ANSWER })
      focusField(form, 'password')
    }
  }

  function suggestOwnPassword(expiresAt: string) {
    toast.success(
      `Your password was made up for you and ends ${dayAndTimeInSentence(expiresAt)}.`,
      { label: 'Choose your own', onClick: () => void navigate(urls.account) },
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

  return { login, needsCode, submit, clearFaults: () => setLogin(NO_FAULTS) }
}

interface CodeFieldProps {
  error: string | undefined
  /** An error about one kind of code does not apply to the other. */
  onKindChange: () => void
}

/** The second factor: a code from the authenticator app or a recovery code. */
function CodeField({ error, onKindChange }: CodeFieldProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const { label, hint, switchLabel, input } = CODE_KINDS[kind]

  function changeKind() {
    setKind(kind === 'app' ? 'recovery' : 'app')
    onKindChange()
  }

  return (
    <div className="grid justify-items-start gap-y-1">
      <Field
        label={label}
        name="code"
        error={error}
        hint={error ? undefined : hint}
        className="w-full"
      >
        <TextInput
          key={kind}
          ref={takeFocus}
          required
          autoCapitalize="none"
          spellCheck={false}
          {...input}
        />
      </Field>
      <TextButton onClick={changeKind} className="-ms-2 text-ink-soft">
        {switchLabel}
      </TextButton>
    </div>
  )
}

const CODE_KINDS = {
  app: {
    label: 'Code',
    hint: 'Please enter the code from your authenticator app.',
    switchLabel: 'Use a recovery code instead',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of those you kept when you turned the second factor on. It works once.',
    switchLabel: 'Use the authenticator app instead',
    input: { inputMode: 'text', autoComplete: 'off' },
  },
} as const
