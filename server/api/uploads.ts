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

export function uploadCalls(server: Server, house: AppContext): void {
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
      const from = await uploader(house, request)
      const take = (bytes: Buffer) => media.receive(house, bytes, from)
      const [taken] = (await readForm(request, { part: 'photo', most: 1 }, take)).taken
      if (!taken) throw new Invalid({ photo: 'Please choose a photo.' })
      if (from === 'administrator') media.prepare(house, taken)
      return reply.code(201).send({ filename: taken.name, ...taken })
    },
  )

  server.get('/uploads/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params as { file: string }
    return brochures.isBrochureName(file)
      ? sendBrochure(house, request, reply, file)
      : sendPhoto(house, request, reply, file)
  })
}

async function uploader(house: AppContext, request: FastifyRequest): Promise<media.Uploader> {
  if ((await caller(house, request)) !== 'anyone') return 'administrator'
  if (house.config.uploadsNeedToken) throw new Unauthorised('Please log in to upload photos.')
  await throttle.spend(house, {
    what: 'upload',
    who: request.ip,
    allowed: 120,
    perSeconds: 600,
  })
  return 'anyone'
}

async function sendPhoto(
  house: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<FastifyReply> {
  const file = await media.open(house, name)
  if (file.quarantined) reply.header('x-robots-tag', 'noindex, noimageindex')
  return sendFile(request, reply, file, {
    name,
    type: file.type,
    etag: file.final ? name : `${name} for now`,
    cacheable: file.final && !file.quarantined,
  })
}

async function sendBrochure(
  house: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<FastifyReply> {
  const file = await brochures.open(house, name)
  return sendFile(request, reply, file, {
    name,
    type: 'application/pdf',
    etag: name,
    cacheable: true,
  })
}
