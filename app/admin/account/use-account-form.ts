import { useState, type FormEvent } from 'react'
import type { z } from 'zod'

import { focusField } from '#app/admin/focus.ts'
import { useRequest } from '#app/admin/use-request.ts'
import { problemsByField } from '#domain/fields.ts'

interface AccountFormOptions<Schema extends z.ZodType, Result> {
  schema: Schema
  send: (values: z.output<Schema>) => Promise<Result>
  onDone: (result: Result, form: HTMLFormElement) => void
}

/** Validates a form and sends it. The first invalid field receives the focus. */
export function useAccountForm<Schema extends z.ZodType, Result>(
  options: AccountFormOptions<Schema, Result>,
) {
  const { request, isLoading, send } = useRequest<Result>()
  const [faults, setFaults] = useState<Record<string, string>>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLoading) return
    const form = event.currentTarget
    const parsed = options.schema.safeParse(Object.fromEntries(new FormData(form)))
    if (!parsed.success) return showFaults(form, problemsByField(parsed.error.issues))
    setFaults({})
    const outcome = await send(() => options.send(parsed.data))
    if (outcome.state === 'done') options.onDone(outcome.result, form)
    if (outcome.state === 'failed') showFaults(form, outcome.fields)
  }

  function showFaults(form: HTMLFormElement, faults: Record<string, string>) {
    setFaults(faults)
    focusField(form, Object.keys(faults)[0])
  }

  const hasFaults = Object.keys(faults).length > 0
  return {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    busy: isLoading,
    faults,
    /** A failure that no field caused. */
    failure: request.state === 'failed' && !hasFaults ? request.message : undefined,
  }
}
