import type { TestProject } from 'vitest/node'

import { startPostgres } from './postgres.ts'

/** One server for the whole run; each test makes a database of its own on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgres', postgres.url())
  return () => postgres.stop()
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
    engine: 'sqlite' | 'postgres'
  }
}
