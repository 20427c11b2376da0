import { defineConfig } from 'vitest/config'

const ON_STORAGE = 'domain/**/*.server.test.ts'

// What has tests of its own that touch no storage is tried with such tests, which take moments; the
// rest with all of the domain's and the API's, on the engine that needs no server.
const onStorage = process.env['MUTANTS'] === 'on-storage'

export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts', ...(onStorage ? ['server/api/*.test.ts'] : [])],
    exclude: onStorage ? [] : [ON_STORAGE],
    provide: { engine: 'sqlite' },
    testTimeout: 60_000,
    maxWorkers: 1,
  },
})
