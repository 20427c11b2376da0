import { z } from 'zod'

import { parse } from '#domain/fields.ts'
import * as media from '#domain/photos/photos.server.ts'
import { post, postChange } from '#domain/posts/post.ts'
import { read } from '#domain/content-version/content-version.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import { Invalid } from '#domain/problem.ts'
import {
  administratorOrAnyone,
  administratorsOnly,
  inHandsOf,
} from '#server/http/authentication.ts'
import { readForm } from '#server/http/multipart.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { bearer, byId, documentedOnly, filePart, ok, refusal } from './responses.ts'

const tags = ['Posts']
const consumes = ['multipart/form-data']

export function postCalls(server: Server, app: AppContext): void {
  const preValidation = administratorsOnly(app)
  const keepPhoto = async (bytes: Buffer) => {
    const photo = await media.receive(app, bytes, 'administrator')
    media.prepare(app, photo)
    return photo
  }

  server.get(
    '/api/posts',
    {
      preValidation: administratorOrAnyone(app),
      schema: {
        tags,
        summary: 'Every post, newest first',
        response: { 200: z.array(post), 401: refusal },
      },
    },
    () => read(app, (from) => posts.list(from)),
  )

  server.get(
    '/api/posts/:id',
    {
      schema: { tags, summary: 'One post', params: byId, response: { 200: post, 404: refusal } },
    },
    (request) => posts.find(app, request.params.id),
  )

  server.post(
    '/api/posts',
    {
      preValidation,
      validatorCompiler: documentedOnly,
      schema: {
        tags,
        summary: 'Create a post',
        security: bearer,
        consumes,
        body: postChange.extend({ photo_url: filePart }),
        response: { 201: post, 401: refusal, 415: refusal, 422: refusal },
      },
    },
    async (request, reply) => {
      const { fields, taken } = await readForm(request, { part: 'photo_url', most: 1 }, keepPhoto)
      const change = parse(postChange, fields)
      const [photo] = taken
      if (!photo) throw new Invalid({ photo_url: 'Please choose a photo.' })
      return reply.code(201).send(await posts.create(inHandsOf(app, request), change, photo))
    },
  )

  server.put(
    '/api/posts/:id',
    {
      preValidation,
      validatorCompiler: documentedOnly,
      schema: {
        tags,
        summary: 'Change a post; without a photo it keeps the one it has',
        security: bearer,
        consumes,
        params: byId,
        body: postChange.extend({ photo: filePart.optional() }),
        response: { 200: post, 401: refusal, 404: refusal, 415: refusal, 422: refusal },
      },
    },
    async (request) => {
      await posts.find(app, request.params.id)
      const { fields, taken } = await readForm(request, { part: 'photo', most: 1 }, keepPhoto)
      return posts.update(
        inHandsOf(app, request),
        request.params.id,
        parse(postChange, fields),
        taken[0],
      )
    },
  )

  server.delete(
    '/api/posts/:id',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Remove a post; it can be restored',
        security: bearer,
        params: byId,
        response: { 200: ok, 401: refusal, 404: refusal },
      },
    },
    async (request) => {
      await posts.remove(inHandsOf(app, request), request.params.id)
      return { ok: true as const }
    },
  )

  server.post(
    '/api/posts/:id/restore',
    {
      preValidation,
      schema: {
        tags,
        summary: 'Bring a removed post back',
        security: bearer,
        params: byId,
        response: { 200: post, 401: refusal, 404: refusal },
      },
    },
    (request) => posts.restore(inHandsOf(app, request), request.params.id),
  )
}
