import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import * as brochures from '#domain/brochures/brochures.server.ts'
import * as media from '#domain/photos/photos.server.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { Invalid, Unauthorised } from '#domain/problem.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'
import { caller } from '#server/http/authentication.ts'
import { readForm } from '#server/http/multipart.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { sendFile } from '#server/http/send-file.ts'

import { documentedOnly, filePart, refusal } from './responses.ts'

const uploaded = z
  .object({
    name: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    filename: z.string(),
  })
  .meta({ id: 'Uploaded' }) satisfies z.ZodType<Photo>

export function uploadCalls(server: Server, app: AppContext): void {
  server.post(
    '/api/upload',
    {
      validatorCompiler: documentedOnly,
      schema: {
        tags: ['Photos'],
        summary: 'Upload one photo; without a token it waits in quarantine for a day',
        consumes: ['multipart/form-data'],
        body: z.object({ photo: filePart }),
        response: { 201: uploaded, 401: refusal, 413: refusal, 415: refusal, 429: refusal },
      },
    },
    async (request, reply) => {
      const from = await uploader(app, request)
      const take = (bytes: Buffer) => media.receive(app, bytes, from)
      const [taken] = (await readForm(request, { part: 'photo', most: 1 }, take)).taken
      if (!taken) throw new Invalid({ photo: 'Please choose a photo.' })
      if (from === 'administrator') media.prepare(app, taken)
      return reply.code(201).send({ filename: taken.name, ...taken })
    },
  )

  server.get('/uploads/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params as { file: string }
    return brochures.isBrochureName(file)
      ? sendBrochure(app, request, reply, file)
      : sendPhoto(app, request, reply, file)
  })
}

async function uploader(app: AppContext, request: FastifyRequest): Promise<media.Uploader> {
  if ((await caller(app, request)) !== 'anyone') return 'administrator'
  if (app.config.uploadsNeedToken) throw new Unauthorised('Please log in to upload photos.')
  await throttle.countAttempt(app, {
    what: 'upload',
    who: request.ip,
    allowed: 120,
    perSeconds: 600,
  })
  return 'anyone'
}

async function sendPhoto(
  app: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<FastifyReply> {
  const file = await media.open(app, name)
  if (file.quarantined) reply.header('x-robots-tag', 'noindex, noimageindex')
  return sendFile(request, reply, file, {
    name,
    type: file.type,
    etag: file.final ? name : `${name} for now`,
    cacheable: file.final && !file.quarantined,
  })
}

async function sendBrochure(
  app: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<FastifyReply> {
  const file = await brochures.open(app, name)
  return sendFile(request, reply, file, {
    name,
    type: 'application/pdf',
    etag: name,
    cacheable: true,
  })
}
