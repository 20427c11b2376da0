import { Copy, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'

import { takeFocus } from '#app/admin/focus.ts'
import { TextAnchor, TextButton } from '#app/admin/ui/text-button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'
import { inGroups, otpauthUrl } from '#domain/accounts/authenticator-key.ts'
import { confirmation } from '#domain/accounts/second-factor.ts'
import { qrPath } from '#domain/pdf/qr-path.ts'
import { profile } from '#agency/profile.ts'

import { AccountForm, FormActions } from './account-form.tsx'
import { account } from './api.ts'
import { copyText } from './copy-text.ts'
import { useAccountForm } from './use-account-form.ts'

interface SecondFactorSetupProps {
  secret: string
  username: string
  onConfirmed: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** Shows the key for an authenticator app, and asks for a code to check that the app has it. */
export function SecondFactorSetup(props: SecondFactorSetupProps) {
  const { secret, username } = props
  const address = otpauthUrl({ secret, username, issuer: profile.name })
  return (
    <ol className="grid gap-y-9">
      <Step number={1} title="Scan this code with your authenticator app">
        <div className="flex gap-x-8 gap-y-5 max-sm:flex-col">
          <QrCode text={address} />
          <Key secret={secret} address={address} />
        </div>
      </Step>
      <Step number={2} title="Enter the code that it shows">
        <CodeForm {...props} />
      </Step>
    </ol>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li>
      <h3
        ref={number === 1 ? takeFocus : undefined}
        tabIndex={-1}
        className="mb-4 flex items-baseline gap-3 font-display text-title-3 outline-none"
      >
        <span aria-hidden="true" className="text-brass-deep numerals">
          {number}
        </span>
        {title}
      </h3>
      {children}
    </li>
  )
}

// Hidden from screen readers: the key beside it says the same.
function QrCode({ text }: { text: string }) {
  const { size, path } = qrPath(text)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-54 flex-none border border-line bg-white text-ink-deep"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

function Key({ secret, address }: { secret: string; address: string }) {
  return (
    <div className="min-w-0 text-small text-ink-soft">
      <p className="max-w-72">
        Any app for one-time codes will do. Where it cannot scan, type this key:
      </p>
      <p className="mt-3 max-w-56 font-mono text-base leading-[1.7] tracking-wide text-ink">
        {inGroups(secret)}
      </p>
      <div className="-ms-2 mt-1 flex flex-wrap">
        <TextButton
          onClick={() => void copyText(secret, 'Key copied.')}
          className="inline-flex items-center gap-2"
        >
          <Copy />
          Copy key
        </TextButton>
        <TextAnchor href={address} className="gap-2 md:hidden">
          <Smartphone />
          Open in an app
        </TextAnchor>
      </div>
    </div>
  )
}

function CodeForm({ onConfirmed, onCancel }: SecondFactorSetupProps) {
  const { onSubmit, busy, faults, failure } = useAccountForm({
    schema: confirmation,
    send: account.confirmSecondFactor,
    onDone: ({ recovery_codes }) => onConfirmed(recovery_codes),
  })
  return (
    <AccountForm
      onSubmit={onSubmit}
      failure={failure}
      actions={<FormActions action="Turn on" busy={busy} onCancel={onCancel} />}
    >
      <Field label="Code" name="code" error={faults['code']}>
        <TextInput
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-48 text-[1.25rem]! tracking-[0.16em] numerals"
        />
      </Field>
    </AccountForm>
  )
}
