import { useState } from 'react'

import { takeFocus } from '#app/admin/focus.ts'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'

/** Asked for after the password, of those who have a second factor. */
export function CodeField({
  error,
  onOtherKind,
}: {
  error: string | undefined
  /** Another kind of code is another field: what was said of the first does not concern it. */
  onOtherKind: () => void
}) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const { label, hint, other, input } = KINDS[kind]

  function changeKind() {
    setKind(kind === 'app' ? 'recovery' : 'app')
    onOtherKind()
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
        {other}
      </TextButton>
    </div>
  )
}

const KINDS = {
  app: {
    label: 'Code',
    hint: 'Please enter the code from your authenticator app.',
    other: 'Use a recovery code instead',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of those you kept when you turned the second factor on. It works once.',
    other: 'Use the authenticator app instead',
    input: { inputMode: 'text', autoComplete: 'off' },
  },
} as const
