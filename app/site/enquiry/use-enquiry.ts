import { useRef, useState } from 'react'

import { prepareToasts, toast } from '#app/ui/toast.tsx'
import type { EnquiryKind } from '#domain/enquiries/enquiry-fields.ts'

import { ENQUIRY_MESSAGES, type EnquiryResult } from './enquiry-result.ts'
import type { SendResult } from './send-enquiry.ts'

export interface EnquiryOptions {
  kind: EnquiryKind
  /** Hidden fields. */
  hidden?: Record<string, string | number> | undefined
  /** Only with a `sell` enquiry. */
  photos?: readonly File[] | undefined
  /** Called with 0 to 1 while photos are uploaded, and with undefined at the end. */
  onProgress?: ((sent: number | undefined) => void) | undefined
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
export function useEnquiry({ kind, result, ...options }: EnquiryOptions) {
  const messages = ENQUIRY_MESSAGES[kind]
  const [state, setState] = useState<State>(() => initialState(kind, result))
  const [errors, setErrors] = useState(result?.state === 'failed' ? result.errors : {})
  const [sentCount, setSentCount] = useState(0)
  const touched = useRef(new Set(Object.keys(errors)))
  const formToken = useRef<Promise<string | undefined>>(undefined)
  const idempotencyKey = useRef<string>(undefined)
  const isSending = useRef(false)

  async function validateField(form: HTMLFormElement, name: string) {
    const { readForm } = await loadSender()
    const { [name]: error } = readForm(kind, form).errors
    setErrors((errors) => {
      const others = Object.entries(errors).filter(([other]) => other !== name)
      return Object.fromEntries(error ? [...others, [name, error]] : others)
    })
  }

  async function submit(form: HTMLFormElement) {
    // A double tap must not send two emails.
    if (isSending.current) return
    isSending.current = true
    try {
      const sent = await validateAndSend(form)
      if (sent) showResult(form, sent)
    } catch {
      showResult(form, { state: 'unreachable' })
    } finally {
      isSending.current = false
    }
  }

  /** Undefined if the form has errors and was not sent. */
  async function validateAndSend(form: HTMLFormElement): Promise<SendResult | undefined> {
    const { readForm, newIdempotencyKey, sendEnquiry } = await loadSender()
    const { values, errors } = readForm(kind, form)
    if (Object.keys(errors).length > 0) {
      showErrors(form, errors)
      return undefined
    }
    const { hidden, photos } = options
    const onProgress = photos && photos.length > 0 ? options.onProgress : undefined
    setErrors({})
    setState({ step: 'sending' })
    onProgress?.(0)
    idempotencyKey.current ??= newIdempotencyKey()
    return sendEnquiry(
      kind,
      { ...hidden, ...values },
      {
        idempotencyKey: idempotencyKey.current,
        formToken: await formToken.current,
        photos,
        onProgress,
      },
    ).finally(() => onProgress?.(undefined))
  }

  function showResult(form: HTMLFormElement, sent: SendResult) {
    if (sent.state === 'sent') return showSuccess(sent.tour)
    const message = messages[sent.state]
    setState({ step: 'failed', message })
    toast.error(message)
    if (sent.state === 'refused') showErrors(form, sent.errors)
  }

  function showSuccess(tour: string | undefined) {
    idempotencyKey.current = undefined
    formToken.current = undefined
    touched.current.clear()
    setErrors({})
    setSentCount((count) => count + 1)
    setState({ step: 'sent', message: messages.sent, tour })
    toast.success(messages.sent)
    options.onSent?.()
  }

  function showErrors(form: HTMLFormElement, errors: Record<string, string>) {
    for (const name of Object.keys(errors)) touched.current.add(name)
    setErrors(errors)
    const first = [...form.elements].find(
      (field) => 'name' in field && String(field.name) in errors,
    )
    if (first instanceof HTMLElement) first.focus()
  }

  return {
    state,
    errors,
    /** Enquiries sent so far. Used as a key, so that the fields are empty after each. */
    sentCount,
    submit,
    onFieldFocus: () => {
      prepareToasts()
      formToken.current ??= loadSender().then(
        ({ fetchFormToken }) => fetchFormToken(),
        () => undefined,
      )
    },
    /** Validates a field when it loses focus, and from then on with every key. */
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
