import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { Refused } from '#app/api.ts'
import { toast } from '#app/ui/toast.tsx'

import { isUnauthorised } from './api.ts'
import { forgetToken, loginPath, storedToken } from './session.ts'

export const NOT_AUTHORISED = 'You are not authorized to perform this action.'

type Saving =
  | { state: 'resting' }
  | { state: 'saving' }
  | { state: 'refused'; message: string; fields: Record<string, string> }

interface Words {
  done: string
  failed: string
  /** Where to go once it is done. */
  to: string
}

/** Sends what a form holds, says how it went, and goes where that leads. */
export function useSave(unsaved: { finish: () => void; setAside: () => void }) {
  const [saving, setSaving] = useState<Saving>({ state: 'resting' })
  const navigate = useNavigate()
  const location = useLocation()

  async function save(send: () => Promise<unknown>, { done, failed, to }: Words) {
    if (!storedToken()) return toLogin()
    setSaving({ state: 'saving' })
    try {
      await send()
    } catch (error) {
      if (isUnauthorised(error)) return toLogin()
      const fields = error instanceof Refused ? error.fields : {}
      return setSaving({ state: 'refused', message: failed, fields })
    }
    unsaved.finish()
    toast.success(done)
    await navigate(to)
  }

  async function toLogin() {
    unsaved.setAside()
    forgetToken()
    toast.error(NOT_AUTHORISED)
    await navigate(loginPath(location))
  }

  return {
    save,
    busy: saving.state === 'saving',
    failure: saving.state === 'refused' ? saving.message : undefined,
    faults: saving.state === 'refused' ? saving.fields : {},
  }
}
