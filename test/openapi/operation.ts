/** What we read of an OpenAPI document. */
export interface ApiDocument {
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, Schema> }
}

export type Schema = Record<string, unknown> & { $ref?: string }

/** An operation as the OpenAPI specification writes it. */
interface OperationObject {
  parameters?: { in: 'path' | 'query' | 'header'; name: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

/** One operation of the API, with every `$ref` in its schemas replaced by what it refers to. */
export interface Operation {
  name: string
  method: string
  path: string
  parameters: { in: string; name: string }[]
  body: { type: 'json' | 'form'; schema: Schema } | null
  /** The schema of each documented status; null where the response is not JSON. */
  responses: Map<string, Schema | null>
}

/** Operations that end sessions come last: after them the token may be invalid. */
export function operationsOf(document: ApiDocument): Operation[] {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: bodyOf(operation, document),
      responses: responsesOf(operation, document),
    })),
  )
  const endsSession = ({ name }: Operation) => /logout|sessions/.test(name)
  return all.toSorted((a, b) => Number(endsSession(a)) - Number(endsSession(b)))
}

function bodyOf({ requestBody }: OperationObject, document: ApiDocument): Operation['body'] {
  const [content] = Object.entries(requestBody?.content ?? {})
  if (!content) return null
  const [type, { schema }] = content
  return {
    type: type === 'application/json' ? 'json' : 'form',
    schema: withoutReferences(schema, document),
  }
}

function responsesOf(
  { responses }: OperationObject,
  document: ApiDocument,
): Operation['responses'] {
  return new Map(
    Object.entries(responses).map(([status, { content }]) => {
      const schema = content?.['application/json']?.schema
      return [status, schema ? withoutReferences(schema, document) : null]
    }),
  )
}

/** A part of a schema with every `$ref` replaced by the schema that it names. */
function withoutReferences<Part>(part: Part, document: ApiDocument): Part {
  if (Array.isArray(part)) return part.map((inner) => withoutReferences(inner, document)) as Part
  if (typeof part !== 'object' || part === null) return part
  const reference = (part as Schema).$ref
  if (reference) {
    const name = reference.split('/').at(-1) ?? ''
    return withoutReferences(document.components.schemas[name], document) as Part
  }
  const entries = Object.entries(part).map(([name, inner]) => [
    name,
    withoutReferences(inner as unknown, document),
  ])
  return Object.fromEntries(entries) as Part
}
