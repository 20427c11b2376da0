import { classes } from '#app/ui/classes.ts'
import { Field, TextArea, TextInput } from '#app/ui/field.tsx'

export interface EnquiryField {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'textarea'
  /** Half the width of the form, except on narrow screens. */
  half?: boolean
  autoComplete?: string
  placeholder?: string
  className?: string
}

type InputElement = HTMLInputElement | HTMLTextAreaElement

interface EnquiryFieldInputProps {
  field: EnquiryField
  error: string | undefined
  defaultValue: string | undefined
  onFocus: (event: React.FocusEvent<InputElement>) => void
  onBlur: (event: React.FocusEvent<InputElement>) => void
  onInput: (event: React.InputEvent<InputElement>) => void
}

export function EnquiryFieldInput({ field, error, ...inputProps }: EnquiryFieldInputProps) {
  const { name, label, half, type = 'text', ...attributes } = field
  const common = { ...inputProps, ...attributes, required: true }
  return (
    <Field label={label} name={name} error={error} className={half ? undefined : 'col-span-full'}>
      {type === 'textarea' ? (
        <TextArea {...common} />
      ) : type === 'text' ? (
        <TextInput {...common} />
      ) : (
        <TextInput
          {...common}
          type={type}
          inputMode={type}
          dir="ltr"
          className={classes('rtl:text-end', common.className)}
        />
      )}
    </Field>
  )
}
