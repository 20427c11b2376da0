import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

import limit from 'p-limit'

import { Unsupported } from '#domain/problem.ts'

import type { Job, Outcome } from './darkroom-process.server.ts'
import type { DecodedPhoto } from './decode.server.ts'
import type { Look } from './look.ts'
import type { Format, Width } from './photo.ts'

const PROCESS = fileURLToPath(new URL('darkroom-process.server.ts', import.meta.url))
const AT_ONCE = 2
const LONGEST_JOB_MS = 60_000
const LEAVES_AFTER_MS = 30_000
/** A step behind the visitors: a page never waits for a photo. */
const NICENESS = 5

/**
 * Where photos are decoded and resized: in a process of its own, which comes with the first photo
 * and leaves when there is nothing to do. Hostile bytes meet a decoder that holds no secrets; if it
 * falls, the site stands.
 */
export interface Darkroom {
  /** Proves that the bytes are a picture and returns it upright, bounded and free of metadata. */
  decode(bytes: Buffer): Promise<DecodedPhoto>
  resize(master: Buffer, width: Width, format: Format): Promise<Buffer>
  /** What a photo of ours looks like at a glance. */
  look(master: Buffer): Promise<Look>
  close(): void
}

export function openDarkroom(): Darkroom {
  const inTurn = limit(AT_ONCE)
  let shared: Hand | undefined
  let closed = false

  async function work(job: Job): Promise<unknown> {
    if (closed) throw new Error('The darkroom is closed.')
    if (!shared?.isThere()) shared = hire()
    try {
      return await shared.work(job)
    } catch (error) {
      if (!(error instanceof Fell) || closed) throw error
      // Two jobs share a process. Which of them felled it shows when each has one to itself.
      return await workAlone(job)
    }
  }

  return {
    decode: (bytes) => inTurn(() => work({ kind: 'decode', bytes })) as Promise<DecodedPhoto>,
    resize: (bytes, width, format) =>
      inTurn(() => work({ kind: 'resize', bytes, width, format })) as Promise<Buffer>,
    look: (bytes) => inTurn(() => work({ kind: 'look', bytes })) as Promise<Look>,
    close() {
      closed = true
      shared?.leave()
    },
  }
}

async function workAlone(job: Job): Promise<unknown> {
  const hand = hire()
  try {
    return await hand.work(job)
  } catch (error) {
    throw error instanceof Fell ? new Unsupported(NOT_A_PICTURE, { cause: error }) : error
  } finally {
    hand.leave()
  }
}

const NOT_A_PICTURE = 'This file is not a picture that can be read.'

/** The process ended before it answered: it crashed, or took too long and was ended. */
class Fell extends Error {}

interface Hand {
  work(job: Job): Promise<unknown>
  isThere(): boolean
  leave(): void
}

function hire(): Hand {
  // No settings are passed on: they hold passwords.
  const child = fork(PROCESS, { serialization: 'advanced', env: {}, execArgv: [] })
  if (child.pid) setPriority(child.pid, NICENESS)
  child.unref()
  const jobs = new Map<number, PromiseWithResolvers<unknown>>()
  let numbered = 0
  let there = true
  let leaving: NodeJS.Timeout | undefined

  function leave(): void {
    there = false
    if (child.connected) child.disconnect()
  }

  function rest(): void {
    child.channel?.unref()
    leaving = setTimeout(leave, LEAVES_AFTER_MS).unref()
  }

  child.on('message', ({ number, outcome }: { number: number; outcome: Outcome }) => {
    const job = jobs.get(number)
    if (outcome.state === 'done') job?.resolve(outcome.result)
    else if (outcome.state === 'refused') job?.reject(new Unsupported(NOT_A_PICTURE))
    else job?.reject(new Error(outcome.why))
  })
  child.once('exit', () => {
    there = false
    for (const job of jobs.values()) job.reject(new Fell('The darkroom fell.'))
  })

  return {
    async work(job) {
      clearTimeout(leaving)
      child.channel?.ref()
      const number = numbered++
      const done = Promise.withResolvers<unknown>()
      jobs.set(number, done)
      const tooLong = setTimeout(() => child.kill('SIGKILL'), LONGEST_JOB_MS)
      child.send({ number, job }, (error) => error && done.reject(new Fell(error.message)))
      try {
        return await done.promise
      } finally {
        clearTimeout(tooLong)
        jobs.delete(number)
        if (jobs.size === 0 && there) rest()
      }
    },
    isThere: () => there,
    leave,
  }
}
