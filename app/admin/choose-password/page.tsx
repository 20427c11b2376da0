import { useState } from 'react'
import { data, useNavigate } from 'react-router'

import { AccountForm } from '#app/admin/account/account-form.tsx'
import { adminMeta } from '#app/admin/load.ts'
import { LoginFrame } from '#app/admin/login/login-frame.tsx'
import { ownAccount } from '#app/admin/own-account.ts'
import { post } from '#app/admin/request.ts'
import { storeToken } from '#app/admin/session.ts'
import { PasswordField, PasswordOwner } from '#app/admin/ui/password-field.tsx'
import { writerContext } from '#app/context.ts'
import { PRIVATE_HEADERS } from '#app/private-page.ts'
import type { SiteHandle } from '#app/site/layout/page-frame.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { toast } from '#app/ui/toast.tsx'
import * as urls from '#app/urls.ts'
import { passwordAdvice } from '#domain/accounts/password-policy.ts'
import type { OpenedSession } from '#domain/accounts/session.ts'
import { NotFound } from '#domain/problem.ts'
import { chosenPassword, type LinkKind, type LinkOwner } from '#domain/team/login.ts'
import * as logins from '#domain/team/logins.server.ts'

import type { Route } from './+types/page.ts'

export const handle: SiteHandle = { enquire: null }

export const meta: Route.MetaFunction = () => adminMeta('Choose a password')

export function headers() {
  return PRIVATE_HEADERS
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const kind: LinkKind = urls.isInvitation(new URL(request.url).pathname) ? 'invitation' : 'reset'
  const { token } = params
  const find = logins.findLink(context.get(writerContext), kind, token)
  const owner = await find.catch((error: unknown) => {
    if (error instanceof NotFound) return null
    throw error
  })
  return data(
    { kind, token, owner },
    { headers: PRIVATE_HEADERS, status: owner === null ? 404 : 200 },
  )
}

/** Shows the page again if the browser has submitted the form itself, before hydration. */
export function action() {
  return null
}

export default function ChoosePassword({ loaderData }: Route.ComponentProps) {
  const { kind, token, owner } = loaderData
  if (!owner) return <EndedLink kind={kind} />
  return kind === 'invitation' ? (
    <LoginFrame title={`Welcome, ${owner.name}`}>
      <p className="mt-5 max-w-96 text-small text-ink-soft">
        Choose a password for the admin area. You log in with{' '}
        <b className="font-strong wrap-anywhere text-ink">{owner.email}</b>.
      </p>
      <InvitationForm token={token} owner={owner} />
    </LoginFrame>
  ) : (
    <LoginFrame title="A new password">
      <p className="mt-5 max-w-96 text-small text-ink-soft">
        For <b className="font-strong wrap-anywhere text-ink">{owner.email}</b>. All your sessions
        end; a second factor stays.
      </p>
      <ResetForm token={token} owner={owner} />
    </LoginFrame>
  )
}

function EndedLink({ kind }: { kind: LinkKind }) {
  return (
    <LoginFrame title="This link has ended">
      <p className="mt-5 max-w-96 text-small text-ink-soft">
        {kind === 'invitation'
          ? 'It was used, replaced by a newer one, or is older than a week. If you have chosen a password already, log in with your email address. If not, ask whoever invited you to send it again.'
          : 'It was used, replaced by a newer one, or is older than an hour.'}
      </p>
      <p className="mt-4 flex flex-wrap gap-x-6">
        {kind === 'reset' && <TextLink to={urls.forgottenPassword}>Ask for a new link</TextLink>}
        <TextLink to={urls.login}>Log in</TextLink>
      </p>
    </LoginFrame>
  )
}

interface LinkFormProps {
  token: string
  owner: LinkOwner
}

function InvitationForm({ token, owner }: LinkFormProps) {
  const navigate = useNavigate()
  return (
    <PasswordForm<OpenedSession>
      owner={owner}
      action="Choose password and log in"
      send={(password) => post('/api/invitations/accept', { token, password })}
      onDone={(opened) => {
        storeToken(opened.token)
        const open = () => navigate(urls.admin, { replace: true })
        void ownAccount().then(open, open)
      }}
    />
  )
}

function ResetForm({ token, owner }: LinkFormProps) {
  const navigate = useNavigate()
  return (
    <PasswordForm<unknown>
      owner={owner}
      action="Set new password"
      send={(password) => post('/api/reset-password', { token, password })}
      onDone={() => {
        toast.success('Your new password is set. Please log in with it.')
        void navigate(urls.login, { replace: true })
      }}
    />
  )
}

interface PasswordFormProps<Result> {
  owner: LinkOwner
  action: string
  send: (password: string) => Promise<Result>
  onDone: (result: Result) => void
}

function PasswordForm<Result>({ owner, action, send, onDone }: PasswordFormProps<Result>) {
  const [password, setPassword] = useState('')
  const advice = password === '' ? undefined : (passwordAdvice(password) ?? undefined)
  return (
    <div className="mt-8">
      <AccountForm
        schema={chosenPassword.pick({ password: true })}
        send={({ password }) => send(password)}
        onDone={onDone}
        action={action}
        busyLabel="Saving"
      >
        {(faults) => (
          <>
            <PasswordOwner username={owner.email} />
            <div role="alert" className="empty:hidden">
              {faults['token'] && <Alert kind="error">{faults['token']}</Alert>}
            </div>
            <PasswordField
              label="Password"
              name="password"
              autoComplete="new-password"
              error={faults['password']}
              hint={advice}
              onChange={({ target }) => setPassword(target.value)}
            />
          </>
        )}
      </AccountForm>
      <noscript>Choosing a password needs JavaScript.</noscript>
    </div>
  )
}
