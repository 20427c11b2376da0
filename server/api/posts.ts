import { z } from 'zod'

import { parse } from '#domain/fields.ts'
import * as photos from '#domain/photos/photos.server.ts'
import { post, postChange } from '#domain/posts/post.ts'
import { read } from '#domain/content-version/content-version.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import { Invalid } from '#domain/problem.ts'
import { administratorOrAnyone } from '#server/http/authentication.ts'
import { readForm } from '#server/http/multipart.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { adminRoute } from './admin-route.ts'
import { byId, filePart, OK, ok, refusalsFor } from './responses.ts'

const tags = ['Posts']

export function postRoutes(server: Server, app: AppContext): void {
  const route = adminRoute(server, app, 'Posts')
  const storePhoto = async (bytes: Buffer) => {
    const photo = await photos.receive(app, bytes, 'administrator')
    photos.prepare(app, photo)
    return photo
  }

  server.get(
    '/api/posts',
    {
      preValidation: administratorOrAnyone(app),
      schema: {
        tags,
        summary: 'Every post, newest first',
        response: { 200: z.array(post), ...refusalsFor(401) },
      },
    },
    () => read(app, (from) => posts.list(from)),
  )

  server.get(
    '/api/posts/:id',
    {
      schema: {
        tags,
        summary: 'One post',
        params: byId,
        response: { 200: post, ...refusalsFor(404) },
      },
    },
    (request) => posts.find(app, request.params.id),
  )

  route(
    'POST',
    '/api/posts',
    {
      summary: 'Create a post',
      form: postChange.extend({ photo_url: filePart }),
      response: post,
      status: 201,
      refusals: [415, 422],
    },
    async ({ app, request }) => {
      const { fields, files } = await readForm(request, { part: 'photo_url' }, storePhoto)
      const change = parse(postChange, fields)
      const [photo] = files
      if (!photo) throw new Invalid({ photo_url: 'Please choose a photo.' })
      return posts.create(app, change, photo)
    },
  )

  route(
    'PUT',
    '/api/posts/:id',
    {
      summary: 'Change a post; without a photo it keeps the one it has',
      params: byId,
      form: postChange.extend({ photo: filePart.optional() }),
      response: post,
      refusals: [404, 415, 422],
    },
    async ({ app, params, request }) => {
      await posts.find(app, params.id)
      const { fields, files } = await readForm(request, { part: 'photo' }, storePhoto)
      return posts.update(app, params.id, parse(postChange, fields), files[0])
    },
  )

  route(
    'DELETE',
    '/api/posts/:id',
    {
      summary: 'Remove a post; it can be restored',
      params: byId,
      response: ok,
      refusals: [404],
    },
    async ({ app, params }) => {
      await posts.remove(app, params.id)
      return OK
    },
  )

  route(
    'POST',
    '/api/posts/:id/restore',
    { summary: 'Bring a removed post back', params: byId, response: post, refusals: [404] },
    ({ app, params }) => posts.restore(app, params.id),
  )
}
