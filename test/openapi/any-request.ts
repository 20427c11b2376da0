import fc from 'fast-check'

import type { Operation, Schema } from './operation.ts'

export interface AnyRequest {
  method: string
  url: string
  body: { type: 'json'; text: string } | { type: 'form'; parts: Parts } | null
}

export type Parts = Record<string, string | Buffer>

/** A request to this operation: valid, or invalid as by a mistake or an attack. */
export function anyRequest({
  method,
  path,
  parameters,
  body,
}: Operation): fc.Arbitrary<AnyRequest> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  return fc
    .record({
      path: fc.record(Object.fromEntries(inPath.map(({ name }) => [name, anyId]))),
      query: fc.record(Object.fromEntries(inQuery.map(({ name }) => [name, anyText])), {
        requiredKeys: [],
      }),
      body: bodyFor(body),
    })
    .map(({ path: ids, query, body }) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(ids[name] ?? ''),
      )
      const search = new URLSearchParams(query as Record<string, string>).toString()
      return { method, url: search ? `${filled}?${search}` : filled, body }
    })
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('', ' ', '1', '0', '-1', '1e9', 'true', 'null', '[]', '{a,b}', '{', '%00', 'all'),
)

// Neither empty nor dots only: clients remove such segments, and the path would be another one.
const anyId = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 40 }).map(String) },
  { weight: 1, arbitrary: anyText.map((text) => text.toWellFormed().replace(/^\.{0,2}$/, '0')) },
)

function bodyFor(body: Operation['body']): fc.Arbitrary<AnyRequest['body']> {
  if (!body) return fc.constant(null)
  if (body.type === 'form') return anyForm(body.schema)
  const value = fc.oneof(
    { weight: 4, arbitrary: mostlyValid(body.schema) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  return value.map((json) => ({ type: 'json', text: JSON.stringify(json) ?? 'null' }))
}

function anyForm(schema: Schema): fc.Arbitrary<AnyRequest['body']> {
  const fields = Object.entries(propertiesOf(schema)).map(([name, { format }]) => {
    const file = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes))
    return [name, format === 'binary' ? file : anyText.map((text) => text.toWellFormed())]
  })
  const parts = fc.record(
    Object.fromEntries(fields) as Record<string, fc.Arbitrary<string | Buffer>>,
    {
      requiredKeys: [],
    },
  )
  return parts.map((given) => ({ type: 'form', parts: given as Parts }))
}

/** A value that fits the schema, except that any value may stand in the place of some parts. */
function mostlyValid(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: valid(schema) }, { weight: 1, arbitrary: anyValue })
}

const anyValue = fc.oneof(
  anyText,
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, true, 1e308, -1, 0.5),
  fc.array(fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()))),
  fc.jsonValue(),
)

function valid(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices)) return fc.oneof(...choices.map((each) => mostlyValid(each as Schema)))
  if (Array.isArray(schema['enum']))
    return fc.constantFrom<unknown>(...(schema['enum'] as unknown[]))
  if ('const' in schema) return fc.constant(schema['const'])
  switch (schema['type']) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(propertiesOf(schema)).map(([name, inner]) => [name, mostlyValid(inner)]),
        ),
        { requiredKeys: [] },
      )
    case 'array':
      return fc.array(mostlyValid((schema['items'] ?? {}) as Schema), { maxLength: 5 })
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer())
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 40 }), fc.double())
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return schema['format'] === 'email' ? fc.oneof(fc.emailAddress(), anyText) : anyText
    default:
      return anyValue
  }
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  return (schema['properties'] ?? {}) as Record<string, Schema>
}
