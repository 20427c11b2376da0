import { runSteps, type Step } from './run-steps.ts'

/** The checks that need no running site. */
export const CHECKS: Step[] = [
  { name: 'Format', command: 'oxfmt', args: ['--check'] },
  { name: 'Route types', command: 'react-router', args: ['typegen'] },
  { name: 'Types', command: 'tsc', args: ['--noEmit'] },
  { name: 'Lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'Folders', command: 'node', args: ['scripts/check-folders.ts'] },
  { name: 'Dead code', command: 'knip', args: ['--no-progress', '--config', 'scripts/knip.json'] },
]

if (import.meta.main) runSteps(CHECKS)
