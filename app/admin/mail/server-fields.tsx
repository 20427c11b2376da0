import { PasswordField } from '#app/admin/ui/password-field.tsx'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Field, Select, TextInput } from '#app/ui/field.tsx'
import type { Security } from '#domain/mail/mail-settings.ts'

/** What is typed and chosen about a server. */
export interface ServerWork {
  host: string
  port: string
  security: Security
  user: string
  /** Null while the stored one is left as it is. */
  password: string | null
}

/** What differs between servers that send and those that are read. */
export interface ServerKind {
  hostHint: string
  isUserOptional: boolean
  ports: Record<Security, string>
}

interface ServerFieldsProps {
  kind: ServerKind
  work: ServerWork
  faults: Record<string, string>
  /** The environment variable that sets all this, which then cannot be changed. */
  setBy: string | undefined
  encrypts: boolean
  onChange: (part: Partial<ServerWork>) => void
}

const PROTECTIONS: Record<Security, string> = {
  starttls: 'STARTTLS',
  tls: 'TLS',
  none: 'None, only within one network',
}

/** A server, how the connection to it is protected, and the login. */
export function ServerFields(props: ServerFieldsProps) {
  const { kind, work, faults, setBy, onChange } = props
  const hint = setBy && `Set by ${setBy}.`
  const readOnly = setBy !== undefined

  function chooseSecurity(security: Security) {
    const isUsual = Object.values(kind.ports).includes(work.port)
    onChange({ security, ...(isUsual && { port: kind.ports[security] }) })
  }

  return (
    <div className="form-grid">
      <Field
        label="Server"
        name="host"
        error={faults['host']}
        hint={hint ?? kind.hostHint}
        className="col-span-full"
      >
        <TextInput
          value={work.host}
          readOnly={readOnly}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          onChange={({ target }) => onChange({ host: target.value.trim() })}
        />
      </Field>
      <Field label="Protection" name="security" error={faults['security']} hint={hint}>
        <Select
          value={work.security}
          disabled={readOnly}
          onChange={({ target }) => chooseSecurity(target.value as Security)}
        >
          {(Object.keys(PROTECTIONS) as Security[]).map((security) => (
            <option key={security} value={security}>
              {PROTECTIONS[security]}
              {security !== 'none' && `, often port ${kind.ports[security]}`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Port" name="port" error={faults['port']} hint={hint}>
        <TextInput
          value={work.port}
          readOnly={readOnly}
          inputMode="numeric"
          className="numerals"
          onChange={({ target }) => onChange({ port: target.value })}
        />
      </Field>
      <UserName {...props} />
      {!readOnly && <ServerPassword {...props} />}
    </div>
  )
}

function UserName({ kind, work, faults, setBy, onChange }: ServerFieldsProps) {
  return (
    <Field
      label="User name"
      name="user"
      optional={kind.isUserOptional}
      error={faults['user']}
      hint={setBy && `Set by ${setBy}.`}
    >
      <TextInput
        value={work.user}
        readOnly={setBy !== undefined}
        autoCapitalize="none"
        autoComplete="off"
        onChange={({ target }) => onChange({ user: target.value })}
      />
    </Field>
  )
}

/** A stored password is not shown: it is left as it is, or replaced. */
function ServerPassword({ encrypts, work, faults, onChange }: ServerFieldsProps) {
  const unencrypted =
    'Without SECRET_KEY it is stored unencrypted, in backups too. Whoever runs the server can set that key.'
  if (work.password === null && !faults['password'])
    return (
      <div className="flex flex-col gap-1.75">
        <span className="text-label leading-[1.35] font-strong">Password</span>
        <span className="flex min-h-13 items-center gap-3 text-small text-ink-soft">
          One is stored.
          <TextButton onClick={() => onChange({ password: '' })}>Replace it</TextButton>
        </span>
        {!encrypts && <p className="text-label text-ink-mute">{unencrypted}</p>}
      </div>
    )
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      value={work.password ?? ''}
      error={faults['password']}
      hint={encrypts ? undefined : unencrypted}
      onChange={({ target }) => onChange({ password: target.value })}
    />
  )
}

/** What the server said when it was tried, and what that means. */
export function TestResult(result: { isGood: boolean; meaning: string; said: string }) {
  const { isGood, meaning, said } = result
  return (
    <div className="grid max-w-measure gap-3">
      <Alert kind={isGood ? 'success' : 'error'}>{meaning}</Alert>
      <p className="text-small text-ink-soft">
        The server said: <code className="wrap-anywhere text-ink">{said}</code>
      </p>
    </div>
  )
}
