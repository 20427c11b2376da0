import { readdirSync, readFileSync } from 'node:fs'

/** The most that a process has held, and the most of any that it has started, in MB. */
export interface Held {
  own: number
  started: number
}

/** Looks now and then. */
export function watchMemory(pid: number): { most(): Held; end(): void } {
  let most: Held = { own: 0, started: 0 }
  const timer = setInterval(() => {
    const { own, started } = heldBy(pid)
    most = { own: Math.max(most.own, own), started: Math.max(most.started, started) }
  }, 250)
  return { most: () => most, end: () => clearInterval(timer) }
}

function heldBy(pid: number): Held {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => fieldOf(name, 'PPid') === pid)
  const megabytes = (name: string) => fieldOf(name, 'VmRSS') / 1024
  return { own: megabytes(`${pid}`), started: Math.max(0, ...children.map(megabytes)) }
}

function fieldOf(pid: string, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  } catch {
    // It ended meanwhile.
    return 0
  }
}
