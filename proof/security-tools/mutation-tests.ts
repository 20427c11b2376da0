import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { atLeast } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { installIfStale } from '#scripts/install.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDER = fileURLToPath(new URL('mutation-tests/', import.meta.url))
const WANTED = 80

/** Tests of a domain folder that are outside of it. */
const OUTSIDE_TESTS: Record<string, string[]> = {
  'content-version': ['domain/posts/*.test.ts'],
  properties: ['server/api/feeds.test.ts'],
  pdf: ['server/api/printed-files.test.ts'],
  'site-check': ['server/site-check/site-check.test.ts'],
}

/** A folder of the domain: its files, and the tests that must fail when one of them is broken. */
interface DomainFolder {
  name: string
  files: string
  tests: string[]
}

function domainFolders(): DomainFolder[] {
  const folders = globSync('domain/*/', { cwd: ROOT }).map((folder) => basename(folder))
  return [
    { name: 'common', files: 'domain/*.ts', tests: ['domain/*.test.ts'] },
    ...folders.toSorted().map((name) => ({
      name,
      files: `domain/${name}/**/*.ts`,
      tests: [`domain/${name}/**/*.test.ts`, ...(OUTSIDE_TESTS[name] ?? [])],
    })),
  ]
}

interface StrykerReport {
  files: Record<string, { mutants: { status: string }[] }>
}

/** Stryker changes the domain in many places; a test must fail for each change. */
export async function testMutants(): Promise<Section> {
  installIfStale(FOLDER)
  const scores = domainFolders().map(testFolder)
  const sum = (field: 'caught' | 'all') => scores.reduce((total, score) => total + score[field], 0)
  return {
    title: 'Mutation tests',
    description:
      'Stryker changes the domain in one place after another and runs the tests of that folder: a change that no test notices shows a gap in the tests, or another way to the same result. Code that runs only while a file is loaded, such as schemas and tables, is left out: for each of these Stryker would run every test.',
    tables: [
      tableOf(
        scores.filter(({ all }) => all > 0),
        {
          'folder of the domain': ({ name }) => name,
          mutants: ({ all }) => all,
          caught: ({ caught }) => caught,
          '%': ({ caught, all }) => percent(caught, all).toFixed(0),
        },
      ),
    ],
    goals: [
      atLeast(
        'Stryker: per cent of mutants of the domain caught',
        percent(sum('caught'), sum('all')),
        WANTED,
        `${sum('caught')} of ${sum('all')}`,
      ),
    ],
  }
}

function testFolder({ name, files, tests }: DomainFolder) {
  const stryker = join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const config = join(FOLDER, 'stryker.config.json')
  const resultFile = `proof/security-tools/mutation-tests/known/${name}.json`
  const mutate = ['--mutate', `${files},!domain/**/*.test.ts`]
  const args = [stryker, 'run', config, ...mutate, '--incrementalFile', resultFile]
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, TESTS: tests.join(',') },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error('Stryker failed; the reason is above.')
  const report = JSON.parse(readFileSync(join(ROOT, resultFile), 'utf8')) as StrykerReport
  return { name, ...scoreIn(report) }
}

const CAUGHT = new Set(['Killed', 'Timeout'])
/** The changed code does not run, or was not tested. */
const NOT_COUNTED = new Set(['CompileError', 'RuntimeError', 'Ignored'])

function scoreIn({ files }: StrykerReport) {
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const counted = mutants.filter(({ status }) => !NOT_COUNTED.has(status))
  const caught = counted.filter(({ status }) => CAUGHT.has(status))
  return { caught: caught.length, all: counted.length }
}

function percent(part: number, whole: number): number {
  return (part / whole) * 100
}
