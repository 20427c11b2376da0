import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Says what is missing on this machine before anything is begun. */
export function need(...programs: [program: string, debianPackage: string][]): void {
  const missing = programs.filter(([program]) => spawnSync('which', [program]).status !== 0)
  if (missing.length === 0) return
  const packages = missing.map(([, debianPackage]) => debianPackage)
  throw new Error(`Something is missing here: apt install ${packages.join(' ')}`)
}

export interface Ended {
  status: number | null
  printed: string
}

/** Runs a program to its end, within a time. */
export async function runTo(
  program: string,
  args: string[],
  { minutes, cwd }: { minutes: number; cwd?: string },
): Promise<Ended> {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: minutes * 60_000,
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { status: await ended, printed: printed + errors }
}
