import { defineConfig } from 'vitest/config'

// The tests of one domain folder, on SQLite. They share a worker: a new one for each file would take
// longer than most tests.
export default defineConfig({
  test: {
    include: process.env['TESTS']?.split(',') ?? ['domain/**/*.test.ts'],
    provide: { engine: 'sqlite' },
    testTimeout: 60_000,
    isolate: false,
  },
})
