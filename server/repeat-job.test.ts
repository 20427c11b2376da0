import { expect, test } from 'vitest'

import { repeat, SKIPPED } from './repeat-job.ts'

test('a job works again after a run that succeeds, not after one that is skipped', async () => {
  const outcomes = ['fails', 'is skipped', 'fails', 'is skipped', 'succeeds', 'succeeds', 'fails']
  const stop = new AbortController()
  const logged: [string, unknown][] = []
  const log = {
    info: ({ failures }: { failures?: number }, text: string) => logged.push([text, failures]),
    warn() {},
    error: (_facts: object, text: string) => logged.push([text, undefined]),
  }
  let failed = 0
  const run = () => {
    const outcome = outcomes.shift()
    if (outcome === undefined) stop.abort()
    if (outcome === 'fails') return Promise.reject(new Error('No room'))
    return Promise.resolve(outcome === 'succeeds' ? 0 : SKIPPED)
  }
  await repeat({ log }, [1, 'cleanup', run], stop.signal, () => failed++)
  expect(logged).toEqual([
    ['a job failed and is tried again', undefined],
    ['a job works again', 2],
    ['a job failed and is tried again', undefined],
  ])
  expect(failed).toBe(3)
})
