import { CHECKS } from './check.ts'
import { installChromiumIfMissing } from './chromium.ts'
import { runSteps, type Step } from './run-steps.ts'

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: 'vitest',
  args: ['run', '--config', 'test/vitest.config.ts', ...args],
})

const projects = (...names: string[]) => names.map((name) => `--project=${name}`)

installChromiumIfMissing()
runSteps([
  ...CHECKS,
  { name: 'Build', command: 'node', args: ['scripts/build.ts'] },
  // The fault tests mostly wait, for claims of killed processes to expire: more workers than cores.
  vitest('Unit and faults', ...projects('plain', 'sqlite', 'postgres', 'faults'), '--maxWorkers=4'),
  {
    name: 'Browser',
    command: 'playwright',
    args: ['test', '--config', 'test/e2e/playwright.config.ts'],
  },
  vitest('Faults under load', ...projects('faults-under-load')),
])
