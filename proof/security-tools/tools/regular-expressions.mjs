import { readFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'

import { parseSync, Visitor } from 'oxc-parser'
import { check } from 'recheck'

/** Input: files. Output: recheck's verdict on every regular expression in them. */
const literals = []
/** Where an expression is built at run time. */
const built = []
for (const file of await json(process.stdin)) {
  const source = readFileSync(file, 'utf8')
  const { program } = parseSync(file, source)
  const noteBuilt = ({ callee, start }) => {
    if (callee.name === 'RegExp') built.push(`${file}:${lineOf(source, start)}`)
  }
  new Visitor({
    Literal({ regex, start }) {
      if (regex) literals.push({ file, line: lineOf(source, start), ...regex })
    },
    NewExpression: noteBuilt,
    CallExpression: noteBuilt,
  }).visit(program)
}
const expressions = []
for (const { file, line, pattern, flags } of literals) {
  const { status, complexity, error } = await check(pattern, flags, { timeout: 60_000 })
  expressions.push({
    where: `${file}:${line}`,
    pattern: `/${pattern}/${flags}`,
    status,
    complexity: complexity?.summary ?? error?.kind ?? '',
  })
}
process.stdout.write(JSON.stringify({ expressions, built }))

function lineOf(source, offset) {
  return source.slice(0, offset).split('\n').length
}
