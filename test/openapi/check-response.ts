import { z } from 'zod'

import type { Operation } from './operation.ts'

interface ReceivedResponse {
  status: number
  type: string
  body: string
}

/** Returns a function that says how a response differs from the API document; null where it does not. */
export function responseChecker({ responses }: Operation) {
  const schemas = new Map(
    [...responses].map(([status, schema]) => [status, schema && z.fromJSONSchema(schema)]),
  )
  return ({ status, type, body }: ReceivedResponse): string | null => {
    if (status >= 500) return `${status}: ${body}`
    const documented = schemas.has(`${status}`) ? `${status}` : 'default'
    if (!schemas.has(documented)) return `${status} is not documented: ${body}`
    const schema = schemas.get(documented)
    if (!schema) return null
    if (!type.startsWith('application/json')) return `${status} is ${type}, not JSON`
    const { error } = schema.safeParse(JSON.parse(body))
    return error ? `${status} does not match its schema: ${z.prettifyError(error)}\n${body}` : null
  }
}
