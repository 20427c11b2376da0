import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { installIfStale } from '#scripts/install.ts'

export const TOOLS = fileURLToPath(new URL('tools/', import.meta.url))

/**
 * Runs one of the scripts beside the tools, which are no dependency of ours and have no types here:
 * it is told what to look at, and tells what the tool has found.
 */
export async function tell<Found>(
  script: string,
  what: unknown,
  environment: Record<string, string> = {},
): Promise<Found> {
  installIfStale(TOOLS)
  const child = spawn(process.execPath, [join(TOOLS, script)], {
    cwd: TOOLS,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(what))
  const told = await text(child.stdout)
  try {
    return JSON.parse(told) as Found
  } catch (cause) {
    throw new Error(`${script} said no more than: ${told.slice(0, 1000)}`, { cause })
  }
}
