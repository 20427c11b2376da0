import { Copy, Download, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'

import { copyText } from '#app/admin/copy-text.ts'
import { takeFocus } from '#app/admin/focus.ts'
import { post } from '#app/admin/request.ts'
import { saveFile } from '#app/admin/save-file.ts'
import { TextAnchor, TextButton } from '#app/admin/ui/text-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { toast } from '#app/ui/toast.tsx'
import { inGroups, otpauthUrl } from '#domain/accounts/authenticator-key.ts'
import { confirmation, type RecoveryCodes as NewRecoveryCodes } from '#domain/accounts/account.ts'
import { useAgency } from '#app/agency.tsx'

import { AccountForm, CodeField } from './account-form.tsx'

interface SecondFactorSetupProps {
  secret: string
  username: string
  onConfirmed: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** Shows the key for an authenticator app, and asks for a code to check that the app has it. */
export function SecondFactorSetup(props: SecondFactorSetupProps) {
  const { secret, username } = props
  const { name } = useAgency()
  const address = otpauthUrl({ secret, username, issuer: name })
  return (
    <ol className="grid gap-y-9">
      <Step number={1} title="Scan this code with your authenticator app">
        <div className="flex gap-x-8 gap-y-5 max-sm:flex-col">
          <QrCode text={address} className="size-54" />
          <Key secret={secret} address={address} />
        </div>
      </Step>
      <Step number={2} title="Enter the code that it shows">
        <AccountForm
          schema={confirmation}
          send={(code) => post<NewRecoveryCodes>('/api/account/second-factor/confirm', code)}
          onDone={({ recovery_codes }) => props.onConfirmed(recovery_codes)}
          action="Turn on"
          onCancel={props.onCancel}
        >
          {(faults) => <CodeField faults={faults} />}
        </AccountForm>
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
          onClick={() => void copy(secret, 'Key copied.')}
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

/** Shown only once, when the second factor is turned on. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { name } = useAgency()
  const lines = codes.join('\n')

  function download() {
    const text = `Recovery codes for ${name}. Each works once.\n\n${lines}\n`
    saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')
  }

  return (
    <div className="grid justify-items-start gap-y-5.5">
      <div>
        <h3 ref={takeFocus} tabIndex={-1} className="font-display text-title-3 outline-none">
          Keep these recovery codes
        </h3>
        <p className="mt-2 max-w-measure text-small text-ink-soft">
          Without your telephone, log in with one of them in place of a code. Each works once. Keep
          them where you keep your passwords: they are shown only now.
        </p>
      </div>
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-10 gap-y-2.5 border border-line-strong bg-paper-bright px-6 py-5 font-mono text-small max-sm:w-full max-sm:px-4 xl:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button variant="ghost" onClick={() => void copy(lines, 'Recovery codes copied.')}>
          <Copy />
          Copy
        </Button>
        <Button variant="ghost" onClick={download}>
          <Download />
          Download
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  )
}

async function copy(text: string, doneMessage: string): Promise<void> {
  if (await copyText(text)) toast.success(doneMessage)
  else toast.error('It could not be copied.')
}
