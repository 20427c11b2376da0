import { installChromiumIfMissing } from './chromium.ts'
import { CHECKS, runSteps } from './steps.ts'

installChromiumIfMissing()
runSteps([
  ...CHECKS,
  { name: 'Build', command: 'node', args: ['scripts/build.ts'] },
  {
    name: 'Domain, contract, commands and faults, on SQLite and PostgreSQL',
    command: 'vitest',
    args: [
      'run',
      ...['plain', 'sqlite', 'postgres', 'faults'].flatMap((name) => ['--project', name]),
    ],
  },
  { name: 'Browser', command: 'playwright', args: ['test'] },
  {
    name: 'Faults, under load',
    command: 'vitest',
    args: ['run', '--project', 'faults-under-load'],
  },
])
