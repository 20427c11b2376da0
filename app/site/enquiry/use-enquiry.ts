import { useRef, useState } from 'react'

import { prepareToasts, toast } from '#app/ui/toast.tsx'
import type { EnquiryKind } from '#domain/enquiries/enquiry-fields.ts'

import { ENQUIRY_MESSAGES, type EnquiryResult } from './enquiry-result.ts'
import type { EnquiryToSend, SendResult, UnsentEnquiry } from './send-enquiry.ts'

export interface EnquiryOptions extends EnquiryToSend {
  /** Called when the enquiry was sent and the fields are empty again. */
  onSent?: (() => void) | undefined
  /** The action's result, if this form was posted without JavaScript. */
  result?: EnquiryResult | undefined
}

type State =
  | { step: 'editing' | 'sending' }
  | { step: 'sent' | 'failed'; message: string; tour?: string | undefined }

// Downloaded when a form is first focused: most visitors send nothing.
const loadSender = () => import('./send-enquiry.ts')

/** The state of an enquiry form: validation, sending, and the message at the end. */
export function useEnquiry(options: EnquiryOptions) {
  const { kind, result } = options
  const messages = ENQUIRY_MESSAGES[kind]
  const [state, setState] = useState<State>(() => initialState(kind, result))
  const [sentCount, setSentCount] = useState(0)
  const { showErrors, clearErrors, ...validation } = useValidation(kind, result)
  const unsent = useRef<UnsentEnquiry>({})
  const isSending = useRef(false)

  async function submit(form: HTMLFormElement) {
    // A double tap must not send two emails.
    if (isSending.current) return
    isSending.current = true
    try {
      const { readForm, sendEnquiry } = await loadSender()
      const { values, errors } = readForm(kind, form)
      showErrors(form, errors)
      if (Object.keys(errors).length > 0) return
      setState({ step: 'sending' })
      showResult(form, await sendEnquiry(unsent.current, values, options))
    } catch {
      showResult(form, { state: 'unreachable' })
    } finally {
      isSending.current = false
    }
  }

  function showResult(form: HTMLFormElement, sent: SendResult) {
    if (sent.state === 'sent') return showSuccess(sent.tour)
    const message = messages[sent.state]
    setState({ step: 'failed', message })
    toast.error(message)
    if (sent.state === 'refused') showErrors(form, sent.errors)
  }

  function showSuccess(tour: string | undefined) {
    unsent.current = {}
    clearErrors()
    setSentCount((count) => count + 1)
    setState({ step: 'sent', message: messages.sent, tour })
    toast.success(messages.sent)
    options.onSent?.()
  }

  return {
    state,
    /** Enquiries sent so far. Used as a key, so that the fields are empty after each. */
    sentCount,
    submit,
    onFieldFocus: () => {
      prepareToasts()
      unsent.current.formToken ??= loadSender().then(
        ({ fetchFormToken }) => fetchFormToken(),
        () => undefined,
      )
    },
    ...validation,
  }
}

/** Validates a field when it loses focus, and from then on with every key. */
function useValidation(kind: EnquiryKind, result: EnquiryResult | undefined) {
  const [errors, setErrors] = useState(result?.state === 'failed' ? result.errors : {})
  const touched = useRef(new Set(Object.keys(errors)))

  async function validateField(form: HTMLFormElement, name: string) {
    const { readForm } = await loadSender()
    const { [name]: error } = readForm(kind, form).errors
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others))
  }

  return {
    errors,
    showErrors: (form: HTMLFormElement, errors: Record<string, string>) => {
      for (const name of Object.keys(errors)) touched.current.add(name)
      setErrors(errors)
      const first = [...form.elements].find(
        (field) => 'name' in field && String(field.name) in errors,
      )
      if (first instanceof HTMLElement) first.focus()
    },
    clearErrors: () => {
      touched.current.clear()
      setErrors({})
    },
    onFieldBlur: (form: HTMLFormElement, name: string) => {
      touched.current.add(name)
      validateField(form, name).catch(() => undefined)
    },
    onFieldInput: (form: HTMLFormElement, name: string) => {
      if (touched.current.has(name)) validateField(form, name).catch(() => undefined)
    },
  }
}

function initialState(kind: EnquiryKind, result: EnquiryResult | undefined): State {
  if (!result) return { step: 'editing' }
  const { sent, refused } = ENQUIRY_MESSAGES[kind]
  if (result.state === 'failed') return { step: 'failed', message: refused }
  return { step: 'sent', message: sent, tour: result.tour }
}
