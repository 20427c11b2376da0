import { Fragment, Suspense, useRef, type ReactNode } from 'react'
import { useFormAction, useLocation } from 'react-router'

import { useHydrated } from '#app/islands/use-hydrated.ts'
import { useLanguage, useWords } from '#app/language.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { HONEYPOT } from '#domain/enquiries/honeypot.ts'

import { EnquiryFieldInput, type EnquiryField } from './enquiry-field.tsx'
import { resultInAddress } from './enquiry-result.ts'
import { useEnquiry, type EnquiryOptions, type SentEnquiry } from './use-enquiry.ts'
import { WORDS } from './words.ts'

interface EnquiryFormProps extends EnquiryOptions {
  fields: readonly EnquiryField[]
  /** The label of the button. */
  submit: string
  /** Below the fields, such as a file picker. */
  children?: ReactNode
  /** Further fields above, given the errors and the values that were posted before. */
  renderFirst?: (errors: Record<string, string>, values: Record<string, string>) => ReactNode
  /** In place of the form when the enquiry was sent, given what was sent. Else a message is below it. */
  renderSent?: (sent: SentEnquiry & { onAgain: () => void }) => ReactNode
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
export function EnquiryForm(given: EnquiryFormProps) {
  const { search } = useLocation()
  const language = useLanguage()
  const result = given.result ?? resultInAddress(given.kind, search)
  // Errors and emails come in the language of the page; without the field, in English.
  const hidden = language === 'en' ? given.hidden : { ...given.hidden, language }
  const props = { ...given, hidden, result }
  const enquiry = useEnquiry(props)
  const { state, startAgain } = enquiry
  if (state.step !== 'sent' || !props.renderSent) return <OpenForm {...props} enquiry={enquiry} />
  return (
    <Suspense fallback={<Alert kind="success">{state.message}</Alert>}>
      {props.renderSent({ ...state, onAgain: startAgain })}
    </Suspense>
  )
}

type OpenFormProps = EnquiryFormProps & { enquiry: ReturnType<typeof useEnquiry> }

function OpenForm({ enquiry, ...props }: OpenFormProps) {
  const { kind, hidden = {}, fields, result } = props
  const { state, errors, sentCount } = enquiry
  const postedValues = result?.state === 'failed' && sentCount === 0 ? result.values : {}
  const isHydrated = useHydrated()
  // Pressing the button blurs a field. An error message that appears below the field at that moment
  // would move the button away from the pointer. Such a blur therefore does not validate.
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
      <Fragment key={sentCount}>
        {props.renderFirst?.(errors, postedValues)}
        <Honeypot />
      </Fragment>
      {fields.map((field) => (
        <EnquiryFieldInput
          key={`${sentCount} ${field.name}`}
          field={field}
          error={errors[field.name]}
          defaultValue={postedValues[field.name]}
          onFocus={({ currentTarget: { form } }) => {
            isPressingButton.current = false
            enquiry.onFieldFocus(form)
          }}
          onBlur={({ currentTarget: { form } }) => {
            if (form && !isPressingButton.current) enquiry.onFieldBlur(form, field.name)
          }}
          onInput={({ currentTarget: { form } }) => form && enquiry.onFieldInput(form, field.name)}
        />
      ))}
      {props.children}
      <SubmitSection {...props} state={state} />
    </form>
  )
}

function Honeypot() {
  const words = useWords(WORDS)
  return (
    <div aria-hidden="true" className="absolute -start-[999rem] size-px overflow-hidden">
      <label>
        {words.honeypot}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

type SubmitSectionProps = Pick<EnquiryFormProps, 'submit' | 'foot' | 'narrow'> &
  Pick<ReturnType<typeof useEnquiry>, 'state'>

function SubmitSection({ submit, foot, narrow, state }: SubmitSectionProps) {
  const words = useWords(WORDS)
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
        {!narrow && <p className="flex-[1_1_14rem] text-caption text-ink-mute">{words.privacy}</p>}
      </div>
      <div role={state.step === 'failed' ? 'alert' : 'status'} className="not-empty:mt-4">
        {(state.step === 'sent' || state.step === 'failed') && (
          <Alert kind={state.step === 'sent' ? 'success' : 'error'}>{state.message}</Alert>
        )}
      </div>
      {foot}
    </div>
  )
}
