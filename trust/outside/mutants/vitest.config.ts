import { defineConfig } from 'vitest/config'

const ON_STORAGE = 'domain/**/*.server.test.ts'

// What touches no storage is tried with its own tests alone, which take moments; the rest with all of
// the domain's, on the engine that needs no server.
const onStorage = process.env['MUTANTS'] === 'on-storage'

export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts'],
    exclude: onStorage ? [] : [ON_STORAGE],
    provide: { engine: 'sqlite' },
    testTimeout: 60_000,
    maxWorkers: 1,
  },
})
