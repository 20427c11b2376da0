import { readFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'

import { parseSync, Visitor } from 'oxc-parser'
import { check } from 'recheck'

/** Files in; out, every regular expression in them, and what recheck makes of it. */
const found = []
const built = []
for (const file of await json(process.stdin)) {
  const source = readFileSync(file, 'utf8')
  const { program } = parseSync(file, source)
  const noteBuilt = ({ callee, start }) => {
    if (callee.name === 'RegExp') built.push(`${file}:${lineOf(source, start)}`)
  }
  new Visitor({
    Literal({ regex, start }) {
      if (regex) found.push({ file, line: lineOf(source, start), ...regex })
    },
    NewExpression: noteBuilt,
    CallExpression: noteBuilt,
  }).visit(program)
}
const judged = []
for (const { file, line, pattern, flags } of found) {
  const { status, complexity, error } = await check(pattern, flags, { timeout: 60_000 })
  judged.push({
    where: `${file}:${line}`,
    pattern: `/${pattern}/${flags}`,
    status,
    complexity: complexity?.summary ?? error?.kind ?? '',
  })
}
process.stdout.write(JSON.stringify({ judged, built }))

function lineOf(source, at) {
  return source.slice(0, at).split('\n').length
}
