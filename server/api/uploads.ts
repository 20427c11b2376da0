import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import * as brochures from '#domain/brochures/brochures.server.ts'
import * as photos from '#domain/photos/photos.server.ts'
import type { Photo } from '#domain/photos/photo.ts'
import {
  photoAdviceResponse,
  photoAdviceRequest,
} from '#domain/properties/photo-advice/photo-advice-schema.ts'
import * as photoAdvice from '#domain/properties/photo-advice/photo-advice.server.ts'
import { Invalid, Unauthorised } from '#domain/problem.ts'
import { decodePlaces } from '#domain/photos/decode-places.server.ts'
import { networkOf } from '#domain/throttle/network.ts'
import * as throttle from '#domain/throttle/throttle.server.ts'
import { isLoggedIn } from '#server/http/authentication.ts'
import { readMultipart } from '#server/http/multipart.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { sendFile } from '#server/http/send-file.ts'

import { apiRoutes, filePart } from './route.ts'

const uploadedPhoto = z
  .object({
    name: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    filename: z.string(),
  })
  .meta({ id: 'Uploaded' }) satisfies z.ZodType<Photo>

const photoNamesRequest = z
  .object({ photos: z.array(z.string()).max(1000, 'Please ask for fewer photos.') })
  .meta({ id: 'PhotoNamesRequest' })

/** By the names of the photos. */
const photoNames = z.record(z.string(), z.string()).meta({ id: 'PhotoNames' })

export function uploadRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Photos')

  route('POST', '/api/upload', {
    access: 'token optional',
    summary: 'Upload one photo; without a token it waits in quarantine for a day',
    form: z.object({ photo: filePart }),
    response: uploadedPhoto,
    status: 201,
    refusals: [429],
    handle: async ({ request }) => {
      const uploader = await uploaderOf(app, request)
      const inPlace = decodePlaces.open(networkOf(request.ip), { mayWait: true })
      const { files } = await readMultipart(request, { part: 'photo' }, (bytes, fileName) => {
        const receive = () => photos.receive(app, bytes, uploader, fileName)
        return uploader === 'anyone' ? inPlace(receive) : receive()
      })
      const [photo] = files
      if (!photo) throw new Invalid({ photo: 'Please choose a photo.' })
      if (uploader === 'administrator') photos.prepare(app, photo)
      return { filename: photo.name, ...photo }
    },
  })

  route('POST', '/api/photos/advice', {
    summary: 'What there is to say about uploaded photos: their size, their light, their twins',
    body: photoAdviceRequest,
    response: photoAdviceResponse,
    handle: ({ app, body }) => photoAdvice.advise(app, body),
  })

  route('POST', '/api/photos/names', {
    summary: 'What the files of photos were called where they were uploaded from',
    description: 'Photos whose file name is not known are left out.',
    body: photoNamesRequest,
    response: photoNames,
    handle: ({ app, body }) => photos.fileNames(app, body.photos),
  })

  server.get('/uploads/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file: name } = request.params as { file: string }
    if (brochures.isBrochureName(name)) {
      const file = await brochures.open(app, name)
      const type = 'application/pdf'
      return sendFile(request, reply, file, { name, type, etag: name, cache: 'forever' })
    }
    const file = await photos.open(app, name)
    if (file.quarantined) reply.header('x-robots-tag', 'noindex, noimageindex')
    return sendFile(request, reply, file, {
      name,
      type: file.type,
      etag: file.final ? name : `${name} for now`,
      cache: file.final && !file.quarantined ? 'forever' : 'never',
    })
  })
}

async function uploaderOf(app: AppContext, request: FastifyRequest): Promise<photos.Uploader> {
  if (isLoggedIn(request)) return 'administrator'
  if (app.config.uploadsNeedToken) throw new Unauthorised('Please log in to upload photos.')
  await throttle.countAttempt(app, {
    what: 'upload',
    who: networkOf(request.ip),
    allowed: 120,
    perSeconds: 600,
  })
  return 'anyone'
}
