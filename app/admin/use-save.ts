import { useState } from 'react'
import { useNavigate } from 'react-router'

import { toast } from '#app/ui/toast.tsx'

import { storedToken } from './session.ts'
import { useRequest, useSessionOver } from './use-request.ts'

interface SaveMessages {
  done: string
  failed: string
  /** Where to go after saving. */
  to: string
}

/** Saves a form: reports the outcome and leaves the page, or opens the login and keeps the draft. */
export function useSave(unsaved: { finish: () => void; setAside: () => void }) {
  const { request, send } = useRequest<unknown>()
  const [failure, setFailure] = useState<string>()
  const goToLogin = useSessionOver()
  const navigate = useNavigate()

  async function save(call: () => Promise<unknown>, { done, failed, to }: SaveMessages) {
    if (!storedToken()) {
      unsaved.setAside()
      return goToLogin()
    }
    const outcome = await send(call, { onSessionOver: unsaved.setAside })
    if (outcome.state === 'failed') return setFailure(failed)
    if (outcome.state !== 'done') return
    unsaved.finish()
    toast.success(done)
    await navigate(to)
  }

  const hasFailed = request.state === 'failed'
  return {
    save,
    // Also while the next page loads after saving.
    busy: request.state === 'loading' || request.state === 'done',
    failure: hasFailed ? failure : undefined,
    faults: hasFailed ? request.fields : {},
  }
}
