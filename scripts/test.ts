import { CHECKS } from './check.ts'
import { installChromiumIfMissing } from './chromium.ts'
import { runSteps, type Step } from './run-steps.ts'

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: 'vitest',
  args: ['run', '--config', 'test/vitest.config.ts', ...args],
})

installChromiumIfMissing()
runSteps([
  ...CHECKS,
  { name: 'Build', command: 'node', args: ['scripts/build.ts'] },
  vitest('Unit', '--project', 'plain', '--project', 'sqlite', '--project', 'postgres'),
  {
    name: 'Browser',
    command: 'playwright',
    args: ['test', '--config', 'test/e2e/playwright.config.ts'],
  },
  // These tests mostly wait, for claims of killed processes to expire: more workers than cores.
  vitest('Faults', '--project', 'faults', '--maxWorkers', '3'),
  vitest('Faults under load', '--project', 'faults-under-load'),
])
