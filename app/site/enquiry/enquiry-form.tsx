import { Fragment, useRef, type ReactNode } from 'react'
import { useFormAction, useLocation } from 'react-router'

import { useHydrated } from '#app/islands/use-hydrated.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Field, TextArea, TextInput } from '#app/ui/field.tsx'
import { HONEYPOT } from '#domain/enquiries/honeypot.ts'

import { resultInAddress } from './enquiry-result.ts'
import { useEnquiry, type EnquiryOptions } from './use-enquiry.ts'

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

interface EnquiryFormProps extends EnquiryOptions {
  fields: readonly EnquiryField[]
  /** The label of the button. */
  submit: string
  /** Below the fields, such as a file picker. */
  children?: ReactNode
  /** Further fields, given the errors and the values that were posted before; reset after a success. */
  renderMore?: (errors: Record<string, string>, values: Record<string, string>) => ReactNode
  /** Below the success message. */
  renderSent?: (tour: string | undefined) => ReactNode
  /** Below the button. */
  foot?: ReactNode
  /** In a narrow column: the button fills it, and no note is beside it. */
  narrow?: boolean
  labelledBy: string
  className?: string
}

/**
 * The form of all four kinds of enquiry. With JavaScript, use-enquiry.ts validates it and sends it to
 * the API through send-enquiry.ts. Without, it is a plain POST to the page's action, where
 * enquiry-action.ts returns the same messages.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, hidden = {}, fields } = props
  const { search } = useLocation()
  const result = props.result ?? resultInAddress(kind, search)
  const { state, errors, sentCount, ...enquiry } = useEnquiry({ ...props, result })
  const postedValues = result?.state === 'failed' && sentCount === 0 ? result.values : {}
  const isHydrated = useHydrated()
  // Pressing the button blurs a field. An error message that appears below the field at that moment
  // would move the button away from the pointer, so that blur does not validate.
  const isPressingButton = useRef(false)
  const action = useFormAction()
  return (
    <form
      id={`${kind}-form`}
      method="post"
      action={`${action}#${kind}-form`}
      encType={kind === 'sell' ? 'multipart/form-data' : undefined}
      noValidate={isHydrated}
      aria-labelledby={props.labelledBy}
      className={classes('form-grid', props.className)}
      onPointerDown={({ target }) => {
        isPressingButton.current = target instanceof Element && target.closest('button') !== null
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void enquiry.submit(event.currentTarget)
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <FieldWithInput
          key={`${sentCount} ${field.name}`}
          field={field}
          error={errors[field.name]}
          defaultValue={postedValues[field.name]}
          onFocus={() => {
            isPressingButton.current = false
            enquiry.onFieldFocus()
          }}
          onBlur={({ currentTarget: { form } }) => {
            if (form && !isPressingButton.current) enquiry.onFieldBlur(form, field.name)
          }}
          onInput={({ currentTarget: { form } }) => form && enquiry.onFieldInput(form, field.name)}
        />
      ))}
      <Fragment key={sentCount}>
        {props.renderMore?.(errors, postedValues)}
        <Honeypot />
      </Fragment>
      {props.children}
      <SubmitSection {...props} state={state} />
    </form>
  )
}

type InputElement = HTMLInputElement | HTMLTextAreaElement

interface FieldWithInputProps {
  field: EnquiryField
  error: string | undefined
  defaultValue: string | undefined
  onFocus: () => void
  onBlur: (event: React.FocusEvent<InputElement>) => void
  onInput: (event: React.InputEvent<InputElement>) => void
}

function FieldWithInput({ field, error, ...inputProps }: FieldWithInputProps) {
  const { name, label, half, type = 'text', ...attributes } = field
  const common = { ...inputProps, ...attributes, required: true }
  return (
    <Field label={label} name={name} error={error} className={half ? undefined : 'col-span-full'}>
      {type === 'textarea' ? (
        <TextArea {...common} />
      ) : (
        <TextInput {...common} type={type} inputMode={type === 'text' ? undefined : type} />
      )}
    </Field>
  )
}

function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -start-[999rem] size-px overflow-hidden">
      <label>
        Website
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

type SubmitSectionProps = Pick<EnquiryFormProps, 'submit' | 'renderSent' | 'foot' | 'narrow'> &
  Pick<ReturnType<typeof useEnquiry>, 'state'>

function SubmitSection({ submit, renderSent, foot, narrow, state }: SubmitSectionProps) {
  return (
    <div className="col-span-full">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          busy={state.step === 'sending'}
          className={narrow ? 'w-full' : 'max-sm:w-full'}
        >
          {submit}
        </Button>
        {!narrow && (
          <p className="flex-[1_1_14rem] text-caption text-ink-mute">
            We use your details to answer this enquiry and for nothing else.
          </p>
        )}
      </div>
      <div aria-live="polite" className="not-empty:mt-4">
        {(state.step === 'sent' || state.step === 'failed') && (
          <Alert kind={state.step === 'sent' ? 'success' : 'error'}>{state.message}</Alert>
        )}
        {'tour' in state && renderSent?.(state.tour)}
      </div>
      {foot}
    </div>
  )
}
