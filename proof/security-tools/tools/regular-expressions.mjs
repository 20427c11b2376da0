import { readFileSync } from 'node:fs'

import { parseSync, Visitor } from 'oxc-parser'
import { check } from 'recheck'

/** recheck's verdict on every regular expression in files, and where one is built at run time. */
export default async function recheck(files) {
  const literals = []
  const built = []
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    const noteBuilt = ({ callee, start }) => {
      if (callee.name === 'RegExp') built.push(`${file}:${lineOf(source, start)}`)
    }
    new Visitor({
      Literal({ regex, start }) {
        if (regex) literals.push({ where: `${file}:${lineOf(source, start)}`, ...regex })
      },
      NewExpression: noteBuilt,
      CallExpression: noteBuilt,
    }).visit(parseSync(file, source).program)
  }
  const expressions = []
  for (const { where, pattern, flags } of literals) {
    const { status, complexity, error } = await check(pattern, flags, { timeout: 60_000 })
    const summary = complexity?.summary ?? error?.kind ?? ''
    expressions.push({ where, pattern: `/${pattern}/${flags}`, status, complexity: summary })
  }
  return { expressions, built }
}

function lineOf(source, offset) {
  return source.slice(0, offset).split('\n').length
}
