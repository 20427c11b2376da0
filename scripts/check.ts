import { runSteps, type Step } from './run-steps.ts'

/** The checks that need no running site. */
export const CHECKS: Step[] = [
  { name: 'Format', command: 'oxfmt', args: ['--check'] },
  { name: 'Route types', command: 'react-router', args: ['typegen'] },
  {
    name: 'Lint and types',
    command: 'oxlint',
    // One program does both, since type-aware rules and the compiler's checks need the same types.
    args: ['--type-aware', '--type-check', '--deny-warnings'],
  },
  { name: 'Folders', command: 'node', args: ['scripts/check-folders.ts'] },
  { name: 'Dead code', command: 'knip', args: ['--no-progress', '--config', 'scripts/knip.json'] },
]

if (import.meta.main) runSteps(CHECKS)
