/** What we read of an OpenAPI document. */
export interface ApiDocument {
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, Schema> }
}

export type Schema = Record<string, unknown> & { $ref?: string }

interface Call {
  parameters?: { in: 'path' | 'query' | 'header'; name: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

/** One call of the API, with every reference in its schemas followed. */
export interface Operation {
  name: string
  method: string
  path: string
  parameters: { in: string; name: string }[]
  body: { type: 'json' | 'form'; schema: Schema } | null
  /** The shape of an answer by its status, where one was promised; null promises none. */
  answers: Map<string, Schema | null>
}

/** Those last that end sessions: after them a token may be worth nothing. */
export function operationsOf(document: ApiDocument): Operation[] {
  const all = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: call.parameters ?? [],
      body: bodyOf(call, document),
      answers: answersOf(call, document),
    })),
  )
  const ends = ({ name }: Operation) => (/logout|sessions/.test(name) ? 1 : 0)
  return all.toSorted((a, b) => ends(a) - ends(b))
}

function bodyOf({ requestBody }: Call, document: ApiDocument): Operation['body'] {
  const [found] = Object.entries(requestBody?.content ?? {})
  if (!found) return null
  const [type, { schema }] = found
  return { type: type === 'application/json' ? 'json' : 'form', schema: whole(schema, document) }
}

function answersOf({ responses }: Call, document: ApiDocument): Operation['answers'] {
  return new Map(
    Object.entries(responses).map(([status, { content }]) => {
      const schema = content?.['application/json']?.schema
      return [status, schema ? whole(schema, document) : null]
    }),
  )
}

/** The schema with what it refers to in its place. */
function whole<Part>(part: Part, document: ApiDocument): Part {
  if (Array.isArray(part)) return part.map((inner) => whole(inner, document)) as Part
  if (typeof part !== 'object' || part === null) return part
  const reference = (part as Schema).$ref
  if (reference) {
    const name = reference.split('/').at(-1) ?? ''
    return whole(document.components.schemas[name], document) as Part
  }
  const entries = Object.entries(part).map(([name, inner]) => [
    name,
    whole(inner as unknown, document),
  ])
  return Object.fromEntries(entries) as Part
}
