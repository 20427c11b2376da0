import type { App } from '#domain/app.ts'
import { onlyOwn } from '#domain/permissions.ts'
import { Invalid } from '#domain/problem.ts'

import type { Audience, PropertyChange } from './property.ts'

/** The properties that the actor works with: all, or an agent's own. */
export function audienceFor(actor: App['actor']): Audience {
  const agent = onlyOwn(actor, 'listings')
  return agent === undefined ? 'administrators' : { agent }
}

/** An agent's new properties are theirs, also where the form names nobody. */
export function withOwnAgent(actor: App['actor'], change: PropertyChange): PropertyChange {
  const agent = onlyOwn(actor, 'listings')
  if (agent === undefined) return change
  const own = { ...change, agent_id: change.agent_id ?? agent }
  assertKeepsAgent(actor, own)
  return own
}

export function assertKeepsAgent(actor: App['actor'], { agent_id }: PropertyChange): void {
  const agent = onlyOwn(actor, 'listings')
  if (agent === undefined || agent_id === undefined || agent_id === agent) return
  throw new Invalid({ agent_id: 'Only an owner or editor gives a listing to somebody else.' })
}
