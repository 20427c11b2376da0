import { useRef, useState } from 'react'

import type { EnquiryKind } from '#domain/enquiries/enquiry-fields.ts'

import type { EnquiryAnswer, EnquiryMessages } from './enquiry-result.ts'
import type { Outcome } from './send-enquiry.ts'
import { prepareToasts, toast } from './toast.tsx'

export interface Enquiry {
  kind: EnquiryKind
  messages: EnquiryMessages
  /** Sent along, unseen. */
  hidden?: Record<string, string | number> | undefined
  /** Of a property to sell. */
  photos?: readonly File[] | undefined
  /** Told from 0 to 1 as the photos go out, and undefined when that is over. */
  onProgress?: ((sent: number | undefined) => void) | undefined
  /** Told when the enquiry has gone and the fields are empty again. */
  onSent?: (() => void) | undefined
  /** What the server answered to a plain POST of this form. */
  answer?: EnquiryAnswer | undefined
}

type State =
  | { step: 'writing' }
  | { step: 'sending' }
  | { step: 'sent' | 'failed'; message: string; tour?: string | undefined }

// What judges and sends is fetched when a form is first touched: most visitors write nothing.
const desk = () => import('./send-enquiry.ts')

/** What an enquiry form goes through, from the first key to the answer. */
export function useEnquiry({ kind, messages, answer, ...enquiry }: Enquiry) {
  const [state, setState] = useState<State>(() => answered(answer))
  const [errors, setErrors] = useState(answer?.state === 'failed' ? answer.errors : {})
  const [round, setRound] = useState(0)
  const seen = useRef(new Set(Object.keys(errors)))
  const token = useRef<Promise<string | undefined>>(undefined)
  const key = useRef<string>(undefined)
  const sending = useRef(false)

  async function check(form: HTMLFormElement, name: string) {
    const { judge } = await desk()
    const { [name]: fault } = judge(kind, form).faults
    setErrors((errors) => {
      const others = Object.entries(errors).filter(([other]) => other !== name)
      return Object.fromEntries(fault ? [...others, [name, fault]] : others)
    })
  }

  async function submit(form: HTMLFormElement) {
    // A double tap must not send two letters.
    if (sending.current) return
    sending.current = true
    try {
      settle(form, await sendFrom(form))
    } catch {
      settle(form, { state: 'unreachable' })
    } finally {
      sending.current = false
    }
  }

  async function sendFrom(form: HTMLFormElement): Promise<Outcome | 'not yet'> {
    const { judge, newKey, send } = await desk()
    const { fields, faults } = judge(kind, form)
    if (Object.keys(faults).length > 0) {
      refuse(form, faults)
      return 'not yet'
    }
    const { hidden, photos } = enquiry
    const onProgress = photos && photos.length > 0 ? enquiry.onProgress : undefined
    setErrors({})
    setState({ step: 'sending' })
    onProgress?.(0)
    key.current ??= newKey()
    const sending = { key: key.current, token: await token.current, photos, onProgress }
    return send(kind, { ...hidden, ...fields }, sending).finally(() => onProgress?.(undefined))
  }

  function settle(form: HTMLFormElement, outcome: Outcome | 'not yet') {
    if (outcome === 'not yet') return
    if (outcome.state === 'sent') return succeed(outcome.tour)
    const message = messages[outcome.state]
    setState({ step: 'failed', message })
    toast.error(message)
    if (outcome.state === 'refused') refuse(form, outcome.faults)
  }

  function succeed(tour: string | undefined) {
    key.current = undefined
    token.current = undefined
    seen.current.clear()
    setErrors({})
    setRound((round) => round + 1)
    setState({ step: 'sent', message: messages.sent, tour })
    toast.success(messages.sent)
    enquiry.onSent?.()
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
      check(form, name).catch(() => undefined)
    },
    onType: (form: HTMLFormElement, name: string) => {
      if (seen.current.has(name)) check(form, name).catch(() => undefined)
    },
    onTouch: () => {
      prepareToasts()
      token.current ??= desk().then(
        ({ beginWriting }) => beginWriting(),
        () => undefined,
      )
    },
  }
}

function answered(answer: EnquiryAnswer | undefined): State {
  if (!answer) return { step: 'writing' }
  const { state: step, message } = answer
  return { step, message, tour: step === 'sent' ? answer.tour : undefined }
}
