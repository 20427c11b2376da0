import { useRef } from 'react'
import { useNavigate } from 'react-router'

import { isUnauthorised } from '#app/admin/api.ts'
import { forgetToken } from '#app/admin/session.ts'
import { toast } from '#app/ui/toast.tsx'

/**
 * Asks for a list, time and again; only the answer to the latest question counts. A list that cannot
 * be had says so and leads to the login; one that is there stays.
 */
export function useAsking<Answer>(failed: string) {
  const latest = useRef<AbortController>(null)
  const answered = useRef(false)
  const navigate = useNavigate()

  async function ask(
    question: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    forget()
    const { signal } = (latest.current = new AbortController())
    try {
      const answer = await question(signal)
      if (signal.aborted) return undefined
      answered.current = true
      return answer
    } catch (error) {
      if (!signal.aborted) await refused(error)
      return undefined
    }
  }

  async function refused(error: unknown) {
    if (answered.current && !isUnauthorised(error))
      return toast.error('Error fetching data. Please try again.')
    if (isUnauthorised(error)) forgetToken()
    toast.error(failed)
    await navigate('/login')
  }

  /** Whatever is still to be answered need not be. */
  function forget() {
    latest.current?.abort()
  }

  return { ask, forget }
}
