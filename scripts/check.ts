import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

interface Step {
  name: string
  command: string
  args: string[]
}

/** The checks that need no running site. */
export const CHECKS: Step[] = [
  { name: 'Format', command: 'oxfmt', args: ['--check'] },
  { name: 'Route types', command: 'react-router', args: ['typegen'] },
  { name: 'Types', command: 'tsc', args: ['--noEmit'] },
  { name: 'Lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'Dead code', command: 'knip', args: ['--no-progress', '--config', 'scripts/knip.json'] },
]

/** Runs the steps one after another and stops at the first that fails. */
export function runSteps(steps: Step[]): void {
  const startedAt = Date.now()
  for (const { name, command, args } of steps) {
    console.log(`\n── ${name}`)
    const { status } = spawnSync(join(ROOT, 'node_modules/.bin', command), args, {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (status !== 0) {
      console.error(`\n${name} failed.`)
      process.exit(1)
    }
  }
  console.log(`\nAll green in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}

if (import.meta.main) runSteps(CHECKS)
