import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { isUnauthorised } from '#app/admin/api.ts'
import { forgetToken, loginPath } from '#app/admin/session.ts'
import { NOT_AUTHORISED } from '#app/admin/use-save.ts'
import { Refused } from '#app/api.ts'
import { toast } from '#app/ui/toast.tsx'

export type Faults = Record<string, string>

type Asking =
  | { state: 'resting' }
  | { state: 'asking' }
  | { state: 'refused'; message: string; faults: Faults }

/** Asks the server for one thing, and holds what it says against it. */
export function useAsking() {
  const [asking, setAsking] = useState<Asking>({ state: 'resting' })
  const navigate = useNavigate()
  const location = useLocation()

  async function ask<Answer>(send: () => Promise<Answer>) {
    setAsking({ state: 'asking' })
    try {
      const answer = await send()
      setAsking({ state: 'resting' })
      return { said: 'yes' as const, answer }
    } catch (error) {
      if (isUnauthorised(error)) await toLogin()
      return { said: 'no' as const, faults: refuse(error) }
    }
  }

  function refuse(error: unknown): Faults {
    const refused = error instanceof Refused ? error : null
    const message = refused?.message ?? 'No answer came. Please try again.'
    const faults = refused?.fields ?? {}
    setAsking({ state: 'refused', message, faults })
    return faults
  }

  async function toLogin() {
    forgetToken()
    toast.error(NOT_AUTHORISED)
    await navigate(loginPath(location))
  }

  const refused = asking.state === 'refused' ? asking : null
  const faults = refused?.faults ?? {}
  return {
    ask,
    busy: asking.state === 'asking',
    faults,
    /** What no field is to blame for. */
    failure: refused && Object.keys(faults).length === 0 ? refused.message : undefined,
    /** For faults that can be seen without asking. */
    setFaults: (faults: Faults) => setAsking({ state: 'refused', message: '', faults }),
  }
}
