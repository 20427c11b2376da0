import { CHECKS, runSteps } from './check.ts'
import { installChromiumIfMissing } from './chromium.ts'

installChromiumIfMissing()
runSteps([
  ...CHECKS,
  { name: 'Build', command: 'node', args: ['scripts/build.ts'] },
  {
    name: 'Domain and contract, on SQLite and PostgreSQL',
    command: 'vitest',
    args: [
      'run',
      '--config',
      'test/vitest.config.ts',
      '--project',
      'plain',
      '--project',
      'sqlite',
      '--project',
      'postgres',
    ],
  },
  {
    name: 'Browser',
    command: 'playwright',
    args: ['test', '--config', 'test/e2e/playwright.config.ts'],
  },
  {
    // These tests mostly wait, for claims of killed processes to expire: more workers than cores.
    name: 'Commands and faults',
    command: 'vitest',
    args: ['run', '--config', 'test/vitest.config.ts', '--project', 'faults', '--maxWorkers', '3'],
  },
  {
    name: 'Faults, under load',
    command: 'vitest',
    args: ['run', '--config', 'test/vitest.config.ts', '--project', 'faults-under-load'],
  },
])
