import { z } from 'zod'

import type { Operation } from './operation.ts'

export interface Answered {
  status: number
  type: string
  body: string
}

/** Why an answer is not what the document promises; null where it is. */
export type Judge = (answer: Answered) => string | null

export function judgeOf({ answers }: Operation): Judge {
  const shapes = new Map(
    [...answers].map(([status, schema]) => [status, schema && z.fromJSONSchema(schema)]),
  )
  return ({ status, type, body }) => {
    if (status >= 500) return `${status}: ${body}`
    const promised = shapes.has(`${status}`) ? `${status}` : 'default'
    if (!shapes.has(promised)) return `${status} was not promised: ${body}`
    const shape = shapes.get(promised)
    if (!shape) return null
    if (!type.startsWith('application/json')) return `${status} is ${type}, not JSON`
    const { error } = shape.safeParse(JSON.parse(body))
    return error ? `${status} is off its schema: ${z.prettifyError(error)}\n${body}` : null
  }
}
