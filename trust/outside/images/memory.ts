import { readdirSync, readFileSync } from 'node:fs'

/** The most memory that a process and those it has started ever held, in MB, looked at now and then. */
export function watchMemory(pid: number): { most(): number; end(): void } {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, heldBy(pid))
  }, 250)
  return { most: () => most, end: () => clearInterval(timer) }
}

function heldBy(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => Number(fieldOf(name, 'PPid')) === pid)
  return [`${pid}`, ...children].reduce((sum, name) => sum + fieldOf(name, 'VmRSS'), 0) / 1024
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
