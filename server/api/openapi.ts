import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

import type { Server } from '#server/app-context.ts'

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The OpenAPI document, from the schemas that validate requests, and a page to read it. */
export async function openApiRoutes(server: Server, publicUrl: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Agency website',
        description: 'The API behind the site and its admin area.',
        version: '1.0.0',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => addDefaultResponse(jsonSchemaTransformObject(document)),
  })
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: CONTENT_SECURITY_POLICY,
    // With all of the calls open the page takes half a minute.
    uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: -1 },
  })
  server.get('/api/openapi.json', { schema: { hide: true } }, () => server.swagger())
}

type OpenApiDocument = ReturnType<typeof jsonSchemaTransformObject>

/** Every route refuses in the same shape, whatever the status. */
function addDefaultResponse(document: OpenApiDocument): OpenApiDocument {
  const routes = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path ?? {}))
  for (const route of routes as { responses: Record<string, unknown> }[])
    route.responses['default'] = {
      description: 'A refusal, or a fault of ours',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    }
  return document
}
