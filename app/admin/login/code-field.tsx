import { useState } from 'react'

import { takeFocus } from '#app/admin/focus.ts'
import { TextButton } from '#app/admin/ui/text-button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'

interface CodeFieldProps {
  error: string | undefined
  /** An error about one kind of code does not apply to the other. */
  onKindChange: () => void
}

/** The second factor: a code from the authenticator app or a recovery code. */
export function CodeField({ error, onKindChange }: CodeFieldProps) {
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
