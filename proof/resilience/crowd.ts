import { setTimeout as wait } from 'node:timers/promises'

import type { Answer } from './request.ts'

/** People who ask for something again and again, so many at a time, with a pause between. */
export interface Crowd {
  count: number
  pauseMs: number
  ask: (turn: number) => Promise<Answer>
}

/** Lets crowds ask for as long as something takes, and returns what each was answered. */
export async function meanwhile<Name extends string>(
  crowds: Record<Name, Crowd>,
  something: Promise<unknown>,
): Promise<Record<Name, Answer[]>> {
  const going = { on: true }
  const end = something.finally(() => {
    going.on = false
  })
  const told = await Promise.all(
    Object.entries<Crowd>(crowds).map(async ([name, crowd]) => [name, await all(crowd, going)]),
  )
  await end
  return Object.fromEntries(told) as Record<Name, Answer[]>
}

async function all({ count, pauseMs, ask }: Crowd, going: { on: boolean }): Promise<Answer[]> {
  const answers: Answer[] = []
  let turn = 0
  const one = async () => {
    while (going.on) {
      // A minute of whole pages would not fit into memory: ours, not the site's.
      const { status, ms, retryAfter, why } = await ask(turn++)
      answers.push({ status, ms, retryAfter, ...(why !== undefined && { why }) })
      await wait(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: count }, one))
  return answers
}

/** How many answers there were of each status, as text: `200: 40, 503: 7`. */
export function statuses(answers: Answer[]): string {
  const counts = [...Map.groupBy(answers, ({ status }) => status)].sort(([a], [b]) => a - b)
  return counts.map(([status, of]) => `${status === 0 ? 'none' : status}: ${of.length}`).join(', ')
}
