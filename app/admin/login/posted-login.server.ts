import { data, type RouterContextProvider } from 'react-router'

import { addressContext, appContext, formContext } from '#app/context.ts'
import { credentials } from '#domain/accounts/session.ts'
import * as sessions from '#domain/accounts/sessions.server.ts'
import { Problem, TooMany, Unauthorised } from '#domain/problem.ts'

export type PostedLogin = 'correct' | { refused: string }

const WRONG = 'Invalid credentials.'
const FORM_LIMITS = { part: 'file', maxFiles: 0, maxTextBytes: 4000 }

/** Checks a posted username and password. No session stays open. */
export async function checkPostedLogin(context: Readonly<RouterContextProvider>) {
  const app = context.get(appContext)
  const { fields } = await context.get(formContext)(FORM_LIMITS, () => Promise.resolve(null))
  const given = credentials.safeParse(fields)
  if (!given.success) return data<PostedLogin>({ refused: WRONG }, { status: 422 })
  try {
    const { token } = await sessions.open(app, given.data, context.get(addressContext))
    await sessions.close(app, token)
    return data<PostedLogin>('correct')
  } catch (error) {
    if (error instanceof TooMany)
      return data<PostedLogin>({ refused: error.message }, { status: 429 })
    if (!(error instanceof Problem)) throw error
    // A missing code or an expired password is named only after the right password.
    const isRight = error instanceof Unauthorised && error.fields !== undefined
    return data<PostedLogin>(isRight ? 'correct' : { refused: WRONG }, { status: 401 })
  }
}
