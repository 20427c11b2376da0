import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { installIfStale } from '#scripts/install.ts'
import { atLeast } from '#report/figure.ts'
import type { Section } from '#report/section.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDER = fileURLToPath(new URL('mutants/', import.meta.url))
const WANTED = 80
/** Of the files that are tried on storage, one in so many a day: all at once would take half a day. */
const DAYS = 10

/** What each half of the domain is tried with, see `mutants/vitest.config.ts`. */
const HALVES = [
  { tests: 'plain', mutate: withPlainTests() },
  { tests: 'on-storage', mutate: ofToday(onStorage()) },
]

/** The files that have tests of their own beside them which touch no storage. */
function withPlainTests(): string[] {
  return globSync('domain/**/*.test.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.server.test.ts'))
    .map((file) => file.replace('.test.ts', '.ts'))
}

function onStorage(): string[] {
  const apart = withPlainTests()
  return globSync('domain/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts') && !apart.includes(file))
    .toSorted()
}

/** Each day others, so that in so many days each file is tried. */
function ofToday(files: string[]): string[] {
  const today = Math.floor(Date.now() / 86_400_000)
  return files.filter((_, at) => at % DAYS === today % DAYS)
}

interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

interface Score {
  file: string
  caught: number
  made: number
}

/** Stryker breaks the domain in every way it knows; a test must notice each. */
export function mutants(): Promise<Section> {
  installIfStale(FOLDER)
  const scores = HALVES.flatMap(({ tests, mutate }) => tryHalf(tests, mutate))
  return Promise.resolve(section(scores))
}

function tryHalf(tests: string, mutate: string[]): Score[] {
  const stryker = join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const config = join(FOLDER, 'stryker.config.json')
  const args = [stryker, 'run', config, '--mutate', mutate.join(',')]
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, MUTANTS: tests },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error('Stryker did not come to its end; the reason is above.')
  return scoresIn(JSON.parse(readFileSync(join(FOLDER, 'mutants.json'), 'utf8')) as Report)
}

const CAUGHT = new Set(['Killed', 'Timeout'])
/** Broken so that it does not even run, or not tried in this run. */
const NOT_COUNTED = new Set(['CompileError', 'RuntimeError', 'Ignored'])

function scoresIn({ files }: Report): Score[] {
  return Object.entries(files)
    .map(([file, { mutants: all }]) => {
      const counted = all.filter(({ status }) => !NOT_COUNTED.has(status))
      const caught = counted.filter(({ status }) => CAUGHT.has(status))
      return { file, caught: caught.length, made: counted.length }
    })
    .filter(({ made }) => made > 0)
}

function section(scores: Score[]): Section {
  const sum = (of: 'caught' | 'made') => scores.reduce((total, score) => total + score[of], 0)
  const [caught, made] = [sum('caught'), sum('made')]
  return {
    title: 'Mutants',
    says: `Stryker breaks the domain in one place after another, and runs its tests: those that
nothing noticed are holes in the tests. Files whose tests touch no storage are tried whole; of the
others, which take long, one in ${DAYS}, each day others.`,
    tables: [
      {
        head: ['file', 'mutants', 'caught', '%'],
        rows: scores
          .toSorted((a, b) => a.file.localeCompare(b.file))
          .map(({ file, caught, made }) => [
            `\`${file}\``,
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
