import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { ApiError } from '#app/api.ts'

import { isUnauthorised } from './request.ts'
import { expireSession } from './session.ts'

export const FETCH_FAILED = 'Error fetching data. Please try again.'
export const NO_ANSWER = 'No answer came. Please try again.'

export type RequestState<Result> =
  | { state: 'idle' | 'loading' }
  | { state: 'done'; result: Result }
  | Failure

export interface Failure {
  state: 'failed'
  /** Of the response; null where none came. */
  status: number | null
  message: string
  /** What is wrong with each field. */
  fields: Record<string, string>
}

const IDLE = { state: 'idle' } as const

interface SendOptions {
  /** Runs before the login page is opened because the session is over. */
  onSessionOver?: () => void
  sessionOverMessage?: string
}

/**
 * Sends requests of one kind and holds the state of the latest. A new request, and leaving the page,
 * abort the one before if that uses the signal. Reads should use it; writes should not, so that their
 * outcome is reported even after the page was left.
 */
export function useRequest<Result>() {
  const [request, setRequest] = useState<RequestState<Result>>(IDLE)
  const latest = useRef<AbortController>(null)
  const goToLogin = useSessionOver()

  function abort() {
    latest.current?.abort()
  }
  useEffect(() => () => latest.current?.abort(), [])

  /** Resolves to the outcome: `idle` where it was aborted or the session is over. */
  async function send(
    call: (signal: AbortSignal) => Promise<Result>,
    { onSessionOver, sessionOverMessage }: SendOptions = {},
  ): Promise<RequestState<Result>> {
    abort()
    const controller = new AbortController()
    latest.current = controller
    setRequest({ state: 'loading' })
    const outcome = await settle(() => call(controller.signal), controller.signal)
    if (outcome === 'unauthorised') {
      onSessionOver?.()
      await goToLogin(sessionOverMessage)
      return IDLE
    }
    if (latest.current === controller) setRequest(outcome)
    return outcome
  }

  return { request, isLoading: request.state === 'loading', send, abort }
}

/** Goes to the login page after the server refused the token; it leads back to this page. */
export function useSessionOver() {
  const navigate = useNavigate()
  const location = useLocation()
  return async (message?: string): Promise<void> => {
    await navigate(expireSession(location, message))
  }
}

async function settle<Result>(
  call: () => Promise<Result>,
  signal: AbortSignal,
): Promise<RequestState<Result> | 'unauthorised'> {
  try {
    return { state: 'done', result: await call() }
  } catch (error) {
    if (error === signal.reason) return IDLE
    if (isUnauthorised(error)) return 'unauthorised'
    return error instanceof ApiError
      ? { state: 'failed', status: error.status, message: error.message, fields: error.fields }
      : { state: 'failed', status: null, message: NO_ANSWER, fields: {} }
  }
}
