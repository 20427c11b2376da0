import { Fragment, useRef, type ReactNode } from 'react'
import { useFormAction } from 'react-router'

import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { HONEYPOT } from './enquiry-result.ts'
import { Field, TextArea, TextInput } from './field.tsx'
import { useHydrated } from '#app/islands/use-hydrated.ts'
import { useEnquiry, type Enquiry } from './use-enquiry.ts'

export interface EnquiryField {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'textarea'
  /** Half the width of the form where there is room; else all of it. */
  half?: boolean
  autoComplete?: string
  placeholder?: string
  className?: string
}

interface EnquiryFormProps extends Enquiry {
  /** Names the form, on the page and for the route's action. */
  form: string
  fields: readonly EnquiryField[]
  /** The words on the button. */
  submit: string
  /** Below the fields, such as a file picker. It is empty again after each success. */
  children?: ReactNode
  /** Further fields, with what is wrong with them and what was typed before; empty after a success. */
  renderMore?: (errors: Record<string, string>, kept: Record<string, string>) => ReactNode
  /** Below the message of success. */
  renderSent?: (tour: string | undefined) => ReactNode
  /** Beside the button. */
  note?: ReactNode
  /** Below the button. */
  foot?: ReactNode
  /** The button as wide as the form. */
  block?: boolean
  encType?: 'multipart/form-data'
  labelledBy: string
  className?: string
}

/**
 * The one form behind all four enquiries. In the browser it sends through `send`; without
 * JavaScript it is a plain POST to the page's own action, which answers with the same messages.
 */
export function EnquiryForm({
  form: name,
  fields,
  submit,
  children,
  renderMore,
  renderSent,
  note,
  foot,
  block = false,
  encType,
  labelledBy,
  className,
  ...enquiry
}: EnquiryFormProps) {
  const mine = enquiry.answer?.form === name ? enquiry.answer : undefined
  const { state, errors, round, ...form } = useEnquiry({ ...enquiry, answer: mine })
  const kept = mine?.state === 'failed' && round === 0 ? mine.values : {}
  const judgedHere = useHydrated()
  // A sentence that appears under a field as it is left would move a button from under the finger
  // that is pressing it.
  const pressing = useRef(false)
  const action = useFormAction()
  return (
    <form
      id={`${name}-form`}
      method="post"
      action={`${action}#${name}-form`}
      encType={encType}
      noValidate={judgedHere}
      aria-labelledby={labelledBy}
      className={classes('form-grid', className)}
      onPointerDown={({ target }) => {
        pressing.current = target instanceof Element && target.closest('button') !== null
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(event.currentTarget)
      }}
    >
      <input type="hidden" name="form" value={name} />
      {Object.entries(enquiry.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Field
          key={`${round} ${field.name}`}
          label={field.label}
          name={field.name}
          error={errors[field.name]}
          className={field.half ? undefined : 'col-span-full'}
        >
          <EnquiryInput
            field={field}
            defaultValue={kept[field.name]}
            onFocus={() => {
              pressing.current = false
              form.onTouch()
            }}
            onBlur={({ currentTarget: { form: written } }) => {
              if (written && !pressing.current) form.onLeave(written, field.name)
            }}
            onInput={({ currentTarget: { form: written } }) =>
              written && form.onType(written, field.name)
            }
          />
        </Field>
      ))}
      <Fragment key={round}>
        {renderMore?.(errors, kept)}
        <Honeypot />
      </Fragment>
      {children}
      <div className="col-span-full">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            busy={state.step === 'sending'}
            className={block ? 'w-full' : 'max-sm:w-full'}
          >
            {submit}
          </Button>
          {note != null && <p className="flex-[1_1_14rem] text-caption text-ink-mute">{note}</p>}
        </div>
        <div aria-live="polite" className="not-empty:mt-4">
          {(state.step === 'sent' || state.step === 'failed') && (
            <Alert kind={state.step === 'sent' ? 'success' : 'error'}>{state.message}</Alert>
          )}
          {'tour' in state && renderSent?.(state.tour)}
        </div>
        {foot}
      </div>
    </form>
  )
}

type Watched = HTMLInputElement | HTMLTextAreaElement

function EnquiryInput({
  field: { type = 'text', autoComplete, placeholder, className },
  ...watched
}: {
  field: EnquiryField
  defaultValue: string | undefined
  onFocus: () => void
  onBlur: (event: React.FocusEvent<Watched>) => void
  onInput: (event: React.InputEvent<Watched>) => void
}) {
  const common = { ...watched, autoComplete, placeholder, className, required: true }
  if (type === 'textarea') return <TextArea {...common} />
  return <TextInput {...common} type={type} inputMode={type === 'text' ? undefined : type} />
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
