import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'

import { IconButton } from '#app/ui/button.tsx'
import { Field, TextInput } from '#app/ui/field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string
  name: string
  error?: string | undefined
  hint?: string | undefined
}

/** A password field with a button that shows what was typed. */
export function PasswordField({ label, name, error, hint, ...rest }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  return (
    <Field label={label} name={name} error={error} hint={hint}>
      <div className="relative">
        <TextInput required {...rest} type={isVisible ? 'text' : 'password'} className="pe-13" />
        <IconButton
          bare
          label={`Show ${label.toLowerCase()}`}
          aria-pressed={isVisible}
          onClick={() => setIsVisible(!isVisible)}
          className="absolute end-1 top-1"
        >
          <Icon size={17} strokeWidth={1.35} />
        </IconButton>
      </div>
    </Field>
  )
}

/** Tells a password manager whose password it is. */
export function PasswordOwner({ username }: { username: string }) {
  return (
    <input
      type="text"
      hidden
      readOnly
      name="username"
      autoComplete="username"
      aria-label="Username"
      value={username}
    />
  )
}
