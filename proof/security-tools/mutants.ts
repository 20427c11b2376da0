import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { installIfStale } from '#scripts/install.ts'
import { atLeast } from '#proof/report/figure.ts'
import type { Section } from '#proof/report/section.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDER = fileURLToPath(new URL('mutants/', import.meta.url))
const WANTED = 80

/** What a part of the domain is tried with beside its own tests: those that use little else. */
const TESTS_OF_OTHERS: Record<string, string[]> = {
  content: ['domain/posts/*.test.ts'],
  portals: ['server/api/feeds.test.ts'],
  press: ['server/api/printed-files.test.ts'],
  'site-check': ['server/site-check/site-check.test.ts'],
}

/** A part of the domain: its files, and the tests that must notice when one of them is broken. */
interface DomainPart {
  name: string
  files: string
  tests: string[]
}

function domainParts(): DomainPart[] {
  const folders = globSync('domain/*/', { cwd: ROOT }).map((folder) => basename(folder))
  return [
    { name: 'common', files: 'domain/*.ts', tests: ['domain/*.test.ts'] },
    ...folders.toSorted().map((name) => ({
      name,
      files: `domain/${name}/**/*.ts`,
      tests: [`domain/${name}/**/*.test.ts`, ...(TESTS_OF_OTHERS[name] ?? [])],
    })),
  ]
}

interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

interface Score {
  name: string
  caught: number
  made: number
}

/** Stryker breaks the domain in every way it knows; a test must notice each. */
export function mutants(): Promise<Section> {
  installIfStale(FOLDER)
  return Promise.resolve(section(domainParts().map(tryPart)))
}

function tryPart({ name, files, tests }: DomainPart): Score {
  const stryker = join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const config = join(FOLDER, 'stryker.config.json')
  const known = `proof/security-tools/mutants/known/${name}.json`
  const { status } = spawnSync(
    process.execPath,
    [
      stryker,
      'run',
      config,
      '--mutate',
      `${files},!domain/**/*.test.ts`,
      '--incrementalFile',
      known,
    ],
    {
      cwd: ROOT,
      env: { ...process.env, TESTS: tests.join(',') },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  if (status !== 0) throw new Error('Stryker did not come to its end; the reason is above.')
  return { name, ...scoreIn(JSON.parse(readFileSync(join(ROOT, known), 'utf8')) as Report) }
}

const CAUGHT = new Set(['Killed', 'Timeout'])
/** Broken so that it does not even run, or not tried in this run. */
const NOT_COUNTED = new Set(['CompileError', 'RuntimeError', 'Ignored'])

function scoreIn({ files }: Report): Omit<Score, 'name'> {
  const all = Object.values(files).flatMap(({ mutants: made }) => made)
  const counted = all.filter(({ status }) => !NOT_COUNTED.has(status))
  const caught = counted.filter(({ status }) => CAUGHT.has(status))
  return { caught: caught.length, made: counted.length }
}

function section(scores: Score[]): Section {
  const sum = (of: 'caught' | 'made') => scores.reduce((total, score) => total + score[of], 0)
  const [caught, made] = [sum('caught'), sum('made')]
  return {
    title: 'Mutants',
    says: `Stryker breaks the domain in one place after another, and runs the tests of that part of
it: what none of them noticed is a hole in the tests, or a shorter way to the same result. What is
run only while a file is loaded, such as schemas and tables of words, is left out: for each of these
Stryker would run every test.`,
    tables: [
      {
        head: ['part of the domain', 'mutants', 'caught', '%'],
        rows: scores
          .filter(({ made }) => made > 0)
          .map(({ name, caught, made }) => [
            name,
            `${made}`,
            `${caught}`,
            percent(caught, made).toFixed(0),
          ]),
      },
    ],
    figures: [
      atLeast(
        'Stryker: per cent of mutants of the domain caught',
        percent(caught, made),
        WANTED,
        `${caught} of ${made}`,
      ),
    ],
  }
}

function percent(part: number, whole: number): number {
  return (part / whole) * 100
}
