import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Section } from '#proof/report/section.ts'

import { nothing } from './findings.ts'
import { tell } from './tools.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PRODUCT = ['app', 'domain', 'server', 'storage', 'migrations', 'demo']

interface Judged {
  where: string
  pattern: string
  status: 'safe' | 'vulnerable' | 'unknown'
  complexity: string
}

/** recheck, on every regular expression of the product. */
export async function expressions(): Promise<Section> {
  const files = PRODUCT.flatMap((room) => globSync(`${ROOT}${room}/**/*.{ts,tsx}`))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .concat(`${ROOT}agency/profile.ts`)
  const { judged, built } = await tell<{ judged: Judged[]; built: string[] }>(
    'expressions.mjs',
    files,
  )
  const unsafe = judged.filter(({ status }) => status !== 'safe')
  return {
    title: 'Regular expressions',
    says: `recheck looks in every regular expression of the product for a text that would make it take
long. None is built while the site runs, so that none can hold what a visitor wrote.`,
    tables: [
      {
        head: ['files', 'expressions', 'safe', 'built at run time'],
        rows: [
          [files.length, judged.length, judged.length - unsafe.length, built.length].map(String),
        ],
      },
    ],
    figures: [
      nothing(
        `recheck: expressions that can be made to take long, of ${judged.length}`,
        unsafe.map(
          ({ where, pattern, status, complexity }) =>
            `${where.slice(ROOT.length)}: ${pattern} is ${status} (${complexity})`,
        ),
      ),
      nothing(
        'expressions that are built while the site runs',
        built.map((where) => where.slice(ROOT.length)),
      ),
    ],
  }
}
