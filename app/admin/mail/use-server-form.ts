import { useState } from 'react'

import { useRequest } from '#app/admin/use-request.ts'
import { toast } from '#app/ui/toast.tsx'

interface ServerForm<Settings, Work, Test> {
  loaded: Settings
  save: (input: object) => Promise<Settings>
  /** Tests the server without saving anything. */
  test: (input: object) => Promise<Test>
  workOf: (settings: Settings) => Work
  inputOf: (settings: Settings, work: Work) => object
  savedMessage: string
}

/** The state and actions of the form of an SMTP or IMAP server: what is typed, saving it, testing it. */
export function useServerForm<Settings, Work, Test>(form: ServerForm<Settings, Work, Test>) {
  const { loaded, workOf, inputOf, savedMessage } = form
  const [settings, setSettings] = useState(loaded)
  const [work, setWork] = useState(() => workOf(loaded))
  const saving = useRequest<Settings>()
  const testing = useRequest<Test>()
  const [faults, setFaults] = useState<Record<string, string>>({})

  function showRefusal(outcome: { message: string; fields: Record<string, string> }) {
    setFaults(outcome.fields)
    const [field] = Object.keys(outcome.fields)
    if (!field) toast.error(outcome.message)
    return field
  }

  /** Resolves to the first field that the server refuses. */
  async function save(): Promise<string | undefined> {
    const outcome = await saving.send(() => form.save(inputOf(settings, work)))
    if (outcome.state === 'failed') return showRefusal(outcome)
    if (outcome.state !== 'done') return undefined
    setFaults({})
    setSettings(outcome.result)
    setWork(workOf(outcome.result))
    toast.success(savedMessage)
    return undefined
  }

  /** Tests what is in the form, saved or not. Resolves like `save`. */
  async function test(): Promise<string | undefined> {
    const outcome = await testing.send(() => form.test(inputOf(settings, work)))
    if (outcome.state === 'failed') return showRefusal(outcome)
    setFaults({})
    return undefined
  }

  return {
    settings,
    work,
    change: (part: Partial<Work>) => setWork((work) => ({ ...work, ...part })),
    save,
    test,
    faults,
    isSaving: saving.isLoading,
    isTesting: testing.isLoading,
    tested: testing.request.state === 'done' ? testing.request.result : undefined,
  }
}
