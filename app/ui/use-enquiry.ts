import { useRef, useState } from 'react'
import type { z } from 'zod'

import { askFormToken, Refused, type Sending } from '#app/api.ts'
import { faultsByField } from '#domain/fields.ts'

import { HONEYPOT, type EnquiryAnswer, type EnquiryMessages } from './enquiry-answer.ts'
import { toast } from './toast.tsx'

export interface Enquiry<Schema extends z.ZodType> {
  schema: Schema
  messages: EnquiryMessages
  send: (values: z.output<Schema>, sending: Sending) => Promise<unknown>
  /** Told when the enquiry has gone and the fields are empty again. */
  onSent?: (() => void) | undefined
  /** What the server answered to a plain POST of this form. */
  answer?: EnquiryAnswer | undefined
}

type State =
  | { step: 'writing' }
  | { step: 'sending' }
  | { step: 'sent' | 'failed'; message: string }

/** What an enquiry form goes through, from the first key to the answer. */
export function useEnquiry<Schema extends z.ZodType>(enquiry: Enquiry<Schema>) {
  const { schema, messages, answer } = enquiry
  const [state, setState] = useState<State>(() => answered(answer))
  const [errors, setErrors] = useState(answer?.state === 'failed' ? answer.errors : {})
  const [round, setRound] = useState(0)
  const seen = useRef(new Set(Object.keys(errors)))
  const token = useRef<Promise<string | undefined>>(undefined)
  const key = useRef<string>(undefined)
  const sending = useRef(false)

  function check(form: HTMLFormElement, name: string) {
    const { [name]: fault } = faultsIn(schema, form)
    setErrors((errors) => {
      const others = Object.entries(errors).filter(([other]) => other !== name)
      return Object.fromEntries(fault ? [...others, [name, fault]] : others)
    })
  }

  async function submit(form: HTMLFormElement) {
    // A double tap must not send two letters.
    if (sending.current) return
    const typed = valuesOf(form)
    const parsed = schema.safeParse(typed)
    if (!parsed.success) return refuse(form, faultsByField(parsed.error.issues))

    sending.current = true
    setErrors({})
    setState({ step: 'sending' })
    try {
      key.current ??= newKey()
      const filled = typed[HONEYPOT] ? { [HONEYPOT]: typed[HONEYPOT] } : {}
      await enquiry.send(Object.assign({}, parsed.data, filled), {
        key: key.current,
        token: await token.current,
      })
      succeed()
    } catch (error) {
      fail(form, error)
    } finally {
      sending.current = false
    }
  }

  function succeed() {
    key.current = undefined
    token.current = undefined
    seen.current.clear()
    setErrors({})
    setRound((round) => round + 1)
    setState({ step: 'sent', message: messages.sent })
    toast.success(messages.sent)
    enquiry.onSent?.()
  }

  function fail(form: HTMLFormElement, error: unknown) {
    const message = error instanceof Refused ? messages.refused : messages.unreachable
    setState({ step: 'failed', message })
    toast.error(message)
    if (error instanceof Refused) refuse(form, error.fields)
  }

  function refuse(form: HTMLFormElement, faults: Record<string, string>) {
    for (const name of Object.keys(faults)) seen.current.add(name)
    setErrors(faults)
    const first = [...form.elements].find(
      (field) => 'name' in field && String(field.name) in faults,
    )
    if (first instanceof HTMLElement) first.focus()
  }

  return {
    state,
    errors,
    /** Counts the enquiries that have gone; a new round starts with empty fields. */
    round,
    submit,
    /** Judges a field when it is left, and from then on with every key. */
    onLeave: (form: HTMLFormElement, name: string) => {
      seen.current.add(name)
      check(form, name)
    },
    onType: (form: HTMLFormElement, name: string) => {
      if (seen.current.has(name)) check(form, name)
    },
    onTouch: () => {
      token.current ??= askFormToken().then(
        (answer) => answer.token,
        () => undefined,
      )
    },
  }
}

function answered(answer: EnquiryAnswer | undefined): State {
  return answer ? { step: answer.state, message: answer.message } : { step: 'writing' }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') values[name] = value
  return values
}

function faultsIn(schema: z.ZodType, form: HTMLFormElement): Record<string, string> {
  const parsed = schema.safeParse(valuesOf(form))
  return parsed.success ? {} : faultsByField(parsed.error.issues)
}

// Browsers give randomUUID to https and localhost only.
function newKey(): string {
  if (isSecureContext) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
