import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { installIfStale } from '#scripts/install.ts'

const TOOLS = fileURLToPath(new URL('tools/', import.meta.url))

/** Runs a tool of `tools/`, a folder with npm packages of its own that are no dependencies of the site. */
export async function runNpmTool<Output>(
  tool: string,
  input: unknown,
  environment: Record<string, string> = {},
): Promise<Output> {
  installIfStale(TOOLS)
  const child = spawn(process.execPath, [join(TOOLS, 'run.mjs'), tool], {
    cwd: TOOLS,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(input))
  const printed = await text(child.stdout)
  try {
    return JSON.parse(printed) as Output
  } catch (cause) {
    throw new Error(`${tool} printed no JSON: ${printed.slice(0, 1000)}`, { cause })
  }
}
