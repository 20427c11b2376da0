import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { installIfStale } from '#scripts/install.ts'

const TOOLS = fileURLToPath(new URL('tools/', import.meta.url))

/**
 * Runs a script of `tools/`, a folder with npm packages of its own that are no dependencies of the
 * site. The script reads its input as JSON and prints what the tool found as JSON.
 */
export async function runNpmTool<Output>(
  script: string,
  input: unknown,
  environment: Record<string, string> = {},
): Promise<Output> {
  installIfStale(TOOLS)
  const child = spawn(process.execPath, [join(TOOLS, script)], {
    cwd: TOOLS,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(input))
  const printed = await text(child.stdout)
  try {
    return JSON.parse(printed) as Output
  } catch (cause) {
    throw new Error(`${script} printed no JSON: ${printed.slice(0, 1000)}`, { cause })
  }
}
