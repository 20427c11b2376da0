import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

export interface Step {
  name: string
  command: string
  args: string[]
}

/** Runs the steps one after another, says how long each took, and stops at the first that fails. */
export function runSteps(steps: Step[]): void {
  const startedAt = Date.now()
  for (const { name, command, args } of steps) {
    console.log(`\n── ${name}`)
    const stepStartedAt = Date.now()
    // Not from the root: a shell of Windows would split a path at its spaces.
    const { status } = spawnSync(join('node_modules', '.bin', command), args, {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (status !== 0) {
      console.error(`\n${name} failed.`)
      process.exit(1)
    }
    console.log(`── ${name} took ${secondsSince(stepStartedAt)} s`)
  }
  console.log(`\nAll steps passed in ${secondsSince(startedAt)} s.`)
}

function secondsSince(startedAt: number): number {
  return Math.round((Date.now() - startedAt) / 1000)
}
