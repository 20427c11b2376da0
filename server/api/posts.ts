import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import { assertCurrent } from '#domain/edit-version.server.ts'
import { parse } from '#domain/fields.ts'
import * as photos from '#domain/photos/photos.server.ts'
import { post, postChange } from '#domain/posts/post.ts'
import { read } from '#domain/content-version/content-version.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import { Invalid } from '#domain/problem.ts'
import { knownVersions, withVersion } from '#server/http/edit-version.ts'
import { readMultipart } from '#server/http/multipart.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { apiRoutes, byId, filePart, ok, okAfter } from './route.ts'

export function postRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Posts')

  route('GET', '/api/posts', {
    access: 'token optional',
    summary: 'Every post, newest first',
    response: z.array(post),
    handle: () => read(app, (from) => posts.list(from)),
  })

  route('GET', '/api/posts/:id', {
    access: 'everyone',
    summary: 'One post',
    params: byId,
    response: post,
    handle: async ({ params, reply }) => withVersion(reply, await posts.find(app, params.id)),
  })

  route('POST', '/api/posts', {
    summary: 'Create a post',
    form: postChange.extend({ photo_url: filePart }),
    response: post,
    status: 201,
    handle: async ({ app, request }) => {
      const { change, photo } = await readPost(app, request, 'photo_url')
      if (!photo) throw new Invalid({ photo_url: 'Please choose a photo.' })
      return posts.create(app, change, photo)
    },
  })

  route('PUT', '/api/posts/:id', {
    summary: 'Change a post; without a photo it keeps the one it has',
    params: byId,
    form: postChange.extend({ photo: filePart.optional() }),
    response: post,
    refusals: [412],
    handle: async ({ app, params, request, reply }) => {
      const known = knownVersions(request)
      assertCurrent(await posts.find(app, params.id), known)
      const { change, photo } = await readPost(app, request, 'photo')
      return withVersion(reply, await posts.update(app, params.id, change, { photo, known }))
    },
  })

  route('DELETE', '/api/posts/:id', {
    summary: 'Remove a post; it can be restored',
    params: byId,
    response: ok,
    handle: ({ app, params }) => okAfter(posts.remove(app, params.id)),
  })

  route('POST', '/api/posts/:id/restore', {
    summary: 'Bring a removed post back',
    params: byId,
    response: post,
    handle: ({ app, params }) => posts.restore(app, params.id),
  })
}

async function readPost(app: AppContext, request: FastifyRequest, photoPart: string) {
  const { fields, files } = await readMultipart(request, { part: photoPart }, receivePhoto)
  async function receivePhoto(bytes: Buffer, fileName: string) {
    const photo = await photos.receive(app, bytes, 'administrator', fileName)
    photos.prepare(app, photo)
    return photo
  }
  return { change: parse(postChange, fields), photo: files[0] }
}
