import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { noFindings } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'

import { runNpmTool } from './run-npm-tool.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PRODUCT = ['agency', 'app', 'domain', 'server', 'storage', 'migrations', 'demo']

interface CheckedExpression {
  where: string
  pattern: string
  status: 'safe' | 'vulnerable' | 'unknown'
  complexity: string
}

/** Runs recheck on every regular expression of the product. */
export async function testRegularExpressions(): Promise<Section> {
  const files = PRODUCT.flatMap((folder) => globSync(`${ROOT}${folder}/**/*.{ts,tsx}`)).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  const { expressions, built } = await runNpmTool<{
    expressions: CheckedExpression[]
    built: string[]
  }>('regular-expressions', files)
  const unsafe = expressions.filter(({ status }) => status !== 'safe')
  const safeCount = expressions.length - unsafe.length
  return {
    title: 'Regular expressions',
    description:
      'recheck looks for an input that makes a regular expression of the product slow. Those that it finds read texts of bounded length (emails, names of files, numbers), texts of people who are logged in, or run in a worker process with a time limit. Those that are built at run time are built from constants.',
    tables: [
      table('files | expressions | safe | built at run time', [
        [files.length, expressions.length, safeCount, built.length],
      ]),
    ],
    goals: [
      noFindings(
        `recheck: expressions that can be made slow, of ${expressions.length}`,
        unsafe.map(
          ({ where, pattern, status, complexity }) =>
            `${where.slice(ROOT.length)}: ${pattern} is ${status} (${complexity})`,
        ),
      ),
      noFindings(
        'expressions built at run time',
        built.map((where) => where.slice(ROOT.length)),
      ),
    ],
  }
}
