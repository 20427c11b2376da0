import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

import type { Server } from '#server/app-context.ts'

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The OpenAPI document, made from the same schemas that parse the calls, and a page to read it. */
export async function apiDocument(server: Server, publicUrl: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ghaf & Harbour',
        description: 'The API behind the site and its admin area.',
        version: '1.0.0',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (made) => withRefusals(jsonSchemaTransformObject(made)),
  })
  await server.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: POLICY })
  server.get('/api/openapi.json', { schema: { hide: true } }, () => server.swagger())
}

type Document = ReturnType<typeof jsonSchemaTransformObject>

/** Whatever else is wrong, each call says it in the same shape. */
function withRefusals(document: Document): Document {
  const calls = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path ?? {}))
  for (const call of calls as { responses: Record<string, unknown> }[])
    call.responses['default'] = {
      description: 'A refusal, or a fault of ours',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    }
  return document
}
