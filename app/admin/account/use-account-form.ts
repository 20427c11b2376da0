import type { FormEvent } from 'react'
import type { z } from 'zod'

import { focusOn } from '#app/admin/focus.ts'
import { problemsByField } from '#domain/fields.ts'

import { useAsking, type Faults } from './use-request.ts'

interface AccountForm<Schema extends z.ZodType, Answer> {
  schema: Schema
  send: (values: z.output<Schema>) => Promise<Answer>
  onDone: (answer: Answer, form: HTMLFormElement) => void
}

/** Reads a form and sends it; the first field that is found wrong takes the focus. */
export function useAccountForm<Schema extends z.ZodType, Answer>(
  form: AccountForm<Schema, Answer>,
) {
  const { ask, busy, faults, failure, setFaults } = useAsking()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const element = event.currentTarget
    const parsed = form.schema.safeParse(Object.fromEntries(new FormData(element)))
    if (!parsed.success) {
      const faults = problemsByField(parsed.error.issues)
      setFaults(faults)
      return focusOnFirst(element, faults)
    }
    const heard = await ask(() => form.send(parsed.data))
    if (heard.said === 'yes') form.onDone(heard.answer, element)
    else focusOnFirst(element, heard.faults)
  }

  return {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    busy,
    faults,
    failure,
  }
}

function focusOnFirst(form: HTMLFormElement, faults: Faults): void {
  const [first] = Object.keys(faults)
  if (first) focusOn(form, first)
}
