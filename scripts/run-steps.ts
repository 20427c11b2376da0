import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

export interface Step {
  name: string
  command: string
  args: string[]
}

/**
 * Runs the steps one after another, and those of an inner list beside each other. Nothing runs after
 * a step that failed.
 */
export async function runSteps(steps: (Step | Step[])[]): Promise<void> {
  const startedAt = Date.now()
  for (const step of steps) {
    const passed = await Promise.all([step].flat().map((one) => run(one, step !== one)))
    if (passed.includes(false)) process.exit(1)
  }
  console.log(`\nAll green in ${seconds(startedAt)} s.`)
}

async function run({ name, command, args }: Step, isBesideOthers: boolean): Promise<boolean> {
  const startedAt = Date.now()
  console.log(`\n── ${name}`)
  const child = spawn(join(ROOT, 'node_modules/.bin', command), args, {
    cwd: ROOT,
    stdio: isBesideOthers ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  })
  for (const output of [child.stdout, child.stderr]) if (output) printLines(output, name)
  const [status] = (await once(child, 'close')) as [number | null]
  const isPassed = status === 0
  console.log(`── ${name} ${isPassed ? 'took' : 'failed after'} ${seconds(startedAt)} s`)
  return isPassed
}

/** Lines of steps that run beside each other begin with the step's name. */
function printLines(output: Readable, name: string): void {
  createInterface({ input: output }).on('line', (line) => console.log(`${name} │ ${line}`))
}

function seconds(startedAt: number): number {
  return Math.round((Date.now() - startedAt) / 1000)
}
