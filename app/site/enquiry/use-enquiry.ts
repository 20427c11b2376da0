import { useRef, useState } from 'react'

import { useWords } from '#app/language.tsx'
import type { EnquiryKind } from '#domain/enquiries/enquiry-fields.ts'

import type { EnquiryResult } from './enquiry-result.ts'
import type { EnquiryToSend, SendResult, UnsentEnquiry } from './send-enquiry.ts'
import { WORDS } from './words.ts'

export interface EnquiryOptions extends EnquiryToSend {
  /** Called when the enquiry was sent and the fields are empty again. */
  onSent?: (() => void) | undefined
  /** The action's result, if this form was posted without JavaScript. */
  result?: EnquiryResult | undefined
}

/** What was sent. After a plain POST the page knows no values. */
export interface SentEnquiry {
  message: string
  values?: Record<string, string>
  /** The page where the visitor can change the tour. */
  tour?: string | undefined
}

type State =
  | { step: 'editing' | 'sending' }
  | { step: 'failed'; message: string }
  | ({ step: 'sent' } & SentEnquiry)

// Downloaded when a form is first focused: most visitors send nothing.
const loadSender = () => import('./send-enquiry.ts')

/** The state of an enquiry form: validation, sending, and the message at the end. */
export function useEnquiry(options: EnquiryOptions) {
  const { kind, result } = options
  const messages = useMessages(kind)
  const [state, setState] = useState<State>(() => initialState(messages, result))
  const [sentCount, setSentCount] = useState(0)
  const { showErrors, clearErrors, onFieldInput, ...validation } = useValidation(kind, result)
  const unsent = useRef<UnsentEnquiry>({})
  const isSending = useRef(false)

  async function submit(form: HTMLFormElement) {
    // A double tap must not send two emails.
    if (isSending.current) return
    isSending.current = true
    try {
      const { checkForm, sendEnquiry } = await loadSender()
      const { values, errors } = checkForm(kind, form, unsent.current)
      showErrors(form, errors)
      if (Object.keys(errors).length > 0) return
      setState({ step: 'sending' })
      showResult(form, values, await sendEnquiry(unsent.current, values, options))
    } catch {
      setState({ step: 'failed', message: messages.unreachable })
    } finally {
      isSending.current = false
    }
  }

  function showResult(form: HTMLFormElement, values: Record<string, string>, result: SendResult) {
    if (result.state === 'sent') {
      unsent.current = {}
      clearErrors()
      setSentCount((count) => count + 1)
      setState({ step: 'sent', message: messages.sent, values, tour: result.tour })
      options.onSent?.()
      return
    }
    setState({ step: 'failed', message: messages[result.state] })
    if (result.state === 'refused') showErrors(form, result.errors)
  }

  return {
    state,
    /** Enquiries sent so far. Used as a key, so that the fields are empty after each. */
    sentCount,
    submit,
    startAgain: () => setState({ step: 'editing' }),
    onFieldInput: (form: HTMLFormElement, name: string) => {
      // Typing removes the message about the last attempt to send.
      setState((state) => (state.step === 'sending' ? state : { step: 'editing' }))
      onFieldInput(form, name)
    },
    onFieldFocus: (form: HTMLFormElement | null) => {
      unsent.current.formToken ??= loadSender().then(
        ({ begin }) => begin(form),
        () => undefined,
      )
    },
    ...validation,
  }
}

function useMessages(kind: EnquiryKind) {
  const { results, sellResults } = useWords(WORDS)
  return kind === 'sell' ? sellResults : results
}

/** Validates a field when it loses focus, and from then on with every key. */
function useValidation(kind: EnquiryKind, result: EnquiryResult | undefined) {
  const [errors, setErrors] = useState(result?.state === 'failed' ? result.errors : {})
  const touched = useRef(new Set(Object.keys(errors)))
  const attempts = useRef(0)

  async function validateField(form: HTMLFormElement, name: string) {
    const attempt = attempts.current
    const { readForm } = await loadSender()
    // Meanwhile an attempt to send has shown its errors, which are newer than this check.
    if (attempt !== attempts.current) return
    const { [name]: error } = readForm(kind, form).errors
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others))
  }

  return {
    errors,
    showErrors: (form: HTMLFormElement, errors: Record<string, string>) => {
      for (const name of Object.keys(errors)) touched.current.add(name)
      attempts.current++
      setErrors(errors)
      const fields = [...form.elements] as HTMLInputElement[]
      // Fields in the folded part of the tour form cannot be focused.
      fields
        .find(
          (field) => (field.dataset['field'] ?? field.name) in errors && field.checkVisibility(),
        )
        ?.focus()
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

function initialState(
  { sent, refused }: Record<'sent' | 'refused', string>,
  result: EnquiryResult | undefined,
): State {
  if (!result) return { step: 'editing' }
  if (result.state === 'failed') return { step: 'failed', message: refused }
  return { step: 'sent', message: sent, tour: result.tour }
}
