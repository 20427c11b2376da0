import { setTimeout as wait } from 'node:timers/promises'

import type { HttpResult } from '#proof/http-client.ts'

/** Visitors who repeat a request, each pausing between two. */
export interface VisitorGroup {
  visitors: number
  pauseMs: number
  send: (turn: number) => Promise<HttpResult>
}

export function group(visitors: number, pauseMs: number, send: VisitorGroup['send']): VisitorGroup {
  return { visitors, pauseMs, send }
}

/** Lets groups of visitors send requests until a task is done; returns the results by group. */
export async function visitDuring<Name extends string>(
  groups: Record<Name, VisitorGroup>,
  task: Promise<unknown>,
): Promise<Record<Name, HttpResult[]>> {
  const running = { isOn: true }
  const end = task.finally(() => {
    running.isOn = false
  })
  const results = await Promise.all(
    Object.entries<VisitorGroup>(groups).map(async ([name, group]) => [
      name,
      await visit(group, running),
    ]),
  )
  await end
  return Object.fromEntries(results) as Record<Name, HttpResult[]>
}

async function visit(
  { visitors, pauseMs, send }: VisitorGroup,
  running: { isOn: boolean },
): Promise<HttpResult[]> {
  const results: HttpResult[] = []
  let turn = 0
  const visitor = async () => {
    while (running.isOn) {
      // Without the bodies: an hour of pages would not fit into our own memory.
      const { status, ms, retryAfter, error } = await send(turn++)
      results.push({ status, ms, retryAfter, ...(error !== undefined && { error }) })
      await wait(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  return results
}

export function times(results: HttpResult[]): number[] {
  return results.map(({ ms }) => ms)
}

/** Served (a posted form redirects with 303), or refused with 503 and Retry-After. */
export function isServedOrRefused({ status, retryAfter }: HttpResult): boolean {
  return status === 200 || status === 303 || (status === 503 && retryAfter !== undefined)
}
