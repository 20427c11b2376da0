import { useState } from 'react'
import { data } from 'react-router'

import { AccountForm } from '#app/admin/account/account-form.tsx'
import { adminMeta } from '#app/admin/load.ts'
import { LoginFrame } from '#app/admin/login/login-frame.tsx'
import { post } from '#app/admin/request.ts'
import { appContext } from '#app/context.ts'
import type { SiteHandle } from '#app/site/layout/page-frame.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as urls from '#app/urls.ts'
import { forgottenPassword } from '#domain/team/login.ts'

import type { Route } from './+types/page.ts'

export const handle: SiteHandle = { enquire: null }

export const meta: Route.MetaFunction = () => adminMeta('Forgotten password')

// Whether mail is set up may change at any time.
const UNCACHED = { 'cache-control': 'private, no-store' }

export function headers() {
  return UNCACHED
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, mail } = context.get(appContext)
  return data({ canSend: (await mail.current(db)) !== 'off' }, { headers: UNCACHED })
}

/** Shows the page again if the browser has submitted the form itself, before hydration. */
export function action() {
  return null
}

export default function ForgottenPassword({ loaderData }: Route.ComponentProps) {
  return (
    <LoginFrame title="Forgotten password">
      {loaderData.canSend ? <ForgottenPasswordForm /> : <NoMail />}
      <p className="mt-4">
        <TextLink to={urls.login}>Back to the login</TextLink>
      </p>
    </LoginFrame>
  )
}

function ForgottenPasswordForm() {
  const [isSent, setIsSent] = useState(false)
  return (
    <>
      <p className="mt-5 mb-8 max-w-96 text-small text-ink-soft">
        We send a link for a new password to the email address of your profile. It works once, for
        one hour.
      </p>
      <output className="mb-6 block max-w-96 empty:hidden">
        {isSent && (
          <Alert kind="success">
            If somebody logs in with this, a link is on its way to their email address.
          </Alert>
        )}
      </output>
      <AccountForm
        schema={forgottenPassword}
        send={(input) => post('/api/forgotten-password', input)}
        onDone={() => setIsSent(true)}
        action="Send a link"
        busyLabel="Sending"
      >
        {(faults) => (
          <Field label="Email or username" name="email" error={faults['email']}>
            <TextInput required autoComplete="username" autoCapitalize="none" spellCheck={false} />
          </Field>
        )}
      </AccountForm>
      <noscript>This needs JavaScript.</noscript>
    </>
  )
}

function NoMail() {
  return (
    <p className="mt-5 max-w-96 text-small text-ink-soft">
      This site cannot send email yet, so it cannot send you a link. Whoever runs the server gives
      you a new password with <code className="whitespace-nowrap">npm run admin -- reset</code> and
      your username.
    </p>
  )
}
