import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { memoryFolder } from './memory-folder.ts'

// Whatever touches storage runs twice: on SQLite and the disk, and on a real PostgreSQL and S3. What
// does not, once.
const onStorage = [
  '{domain,storage}/**/*.server.test.ts',
  'server/**/*.test.ts',
  'demo/**/*.test.ts',
]

// Of these files, those that use neither database nor files.
const withoutStores = [
  'domain/accounts/{encryption,password-policy}.server.test.ts',
  'domain/mail/smtp.server.test.ts',
  'domain/mail/mailbox/imap.server.test.ts',
  'domain/pdf/pdf-worker.server.test.ts',
  'domain/photos/{decode,image-worker,upload-memory}.server.test.ts',
  'domain/search/index-file.server.test.ts',
  'domain/worker-process.server.test.ts',
  'server/{config,repeat-job}.test.ts',
  'server/http/send-file.test.ts',
  'server/pages/{content-security-policy,page-cache}.test.ts',
]

// What is printed is the same on both engines; how it is stored, `domain/pdf` tests on both.
const onSqliteOnly = ['server/api/printed-files.test.ts']

// These tests measure times under load, so no other test may run beside them.
const underLoad = ['overload', 'postgres-unavailable'].map((name) => `test/faults/${name}.test.ts`)

const unit = {
  // Files share the modules and worker processes of a Vitest worker: a third less time.
  isolate: false,
  setupFiles: ['./test/quick-passwords.ts', './test/global-seed.ts'],
  env: { TMPDIR: memoryFolder() },
  // `expect.poll` waits this long, since the machine may be busy.
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 120_000,
  hookTimeout: 60_000,
}

const withStores = {
  globalSetup: ['./test/global-postgres.ts', './test/global-s3.ts'],
  testTimeout: 300_000,
  // A stopped site first finishes the photos that it has begun.
  hookTimeout: 60_000,
}

/** The fault tests go first: they take long and mostly wait, and the others fill the time beside them. */
class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isFault = ({ project }: TestSpecification) => project.name === 'faults'
    return [...sorted.filter(isFault), ...sorted.filter((file) => !isFault(file))]
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('../', import.meta.url)),
  test: {
    maxWorkers: 2,
    sequence: { sequencer: FaultsFirst },
    projects: [
      {
        test: {
          name: 'plain',
          include: ['{agency,app,domain,storage,scripts}/**/*.test.{ts,tsx}'],
          exclude: onStorage,
          ...unit,
        },
      },
      {
        test: {
          name: 'sqlite',
          include: onStorage,
          provide: { engine: 'sqlite' },
          ...unit,
        },
      },
      {
        test: {
          name: 'postgres',
          // The demo content is loaded by functions that are tested on both.
          include: onStorage.filter((path) => !path.startsWith('demo')),
          exclude: [...withoutStores, ...onSqliteOnly],
          provide: { engine: 'postgres' },
          globalSetup: ['./test/global-postgres.ts', './test/global-s3.ts'],
          ...unit,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          exclude: underLoad,
          // A process keeps its modules for the next file: a tenth less processor time.
          isolate: false,
          ...withStores,
          env: { QUICK_SITES: 'yes', TMPDIR: memoryFolder() },
        },
      },
      {
        test: {
          name: 'faults-under-load',
          include: underLoad,
          fileParallelism: false,
          ...withStores,
        },
      },
    ],
  },
})
