import { installChromiumIfMissing } from './chromium.ts'
import { CHECKS, runSteps } from './steps.ts'

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
    // Much of it is waiting, for what a dead process had claimed: more at once than there are cores.
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
