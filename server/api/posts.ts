import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import * as urls from '#app/urls.ts'
import { assertCurrent } from '#domain/edit-version.server.ts'
import { parse } from '#domain/fields.ts'
import * as photos from '#domain/photos/photos.server.ts'
import { post, postChange, postPreview } from '#domain/posts/post.ts'
import { read } from '#domain/content-version/content-version.server.ts'
import * as posts from '#domain/posts/posts.server.ts'
import * as previews from '#domain/posts/previews.server.ts'
import { NotFound } from '#domain/problem.ts'
import { administratorOrAnyone, audienceOf } from '#server/http/authentication.ts'
import { knownVersions, withEtag } from '#server/http/edit-version.ts'
import { readMultipart } from '#server/http/multipart.ts'
import type { AppContext, Server } from '#server/app-context.ts'

import { linkOf, previewLink } from './preview-links.ts'
import { apiRoutes, byId, filePart, ok, okAfter, type Route } from './route.ts'

const MAX_PREVIEW_BYTES = 512 * 1024

const CREATED =
  'A `draft` needs a title only; all others need every text and a photo. A `scheduled` post is ' +
  'published at `publish_at`: a time in Dubai such as `2026-03-01T14:30`, or an instant with its offset.'

export function postRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Posts')
  readRoutes(route, app)
  writeRoutes(route)
  previewRoutes(route)
}

function readRoutes(route: Route, app: AppContext): void {
  route('GET', '/api/posts', {
    access: 'token optional',
    summary: 'Every post, newest first; without a token, those that are published',
    response: z.array(post),
    handle: ({ request }) =>
      read(app, (from) => posts.list(from, { audience: postAudience(request) })),
  })

  route('GET', '/api/posts/:id', {
    access: 'everyone',
    summary: 'One post; without a token, where it is published',
    params: byId,
    response: post,
    handle: async ({ params: { id }, request, reply }) => {
      const found = await posts.find(app, id).catch(async (error: unknown) => {
        if (!(error instanceof NotFound) || request.headers.authorization === undefined) throw error
        await administratorOrAnyone(app)(request, reply)
        return posts.find(app, id, postAudience(request))
      })
      return withEtag(reply, found)
    },
  })
}

/** An agent sees of posts what visitors see. */
function postAudience(request: FastifyRequest) {
  return audienceOf(request) === 'administrators' ? 'administrators' : 'everyone'
}

function writeRoutes(route: Route): void {
  route('POST', '/api/posts', {
    summary: 'Create a post; without a status it is published',
    description: CREATED,
    form: postChange.extend({ photo_url: filePart.optional() }),
    response: post,
    status: 201,
    handle: async ({ app, request }) => {
      const { change, photo } = await readPost(app, request, 'photo_url')
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
      assertCurrent(await posts.find(app, params.id, 'administrators'), known)
      const { change, photo } = await readPost(app, request, 'photo')
      return withEtag(reply, await posts.update(app, params.id, change, { photo, known }))
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

function previewRoutes(route: Route): void {
  route('POST', '/api/posts/:id/preview', {
    summary: 'The address of its page for a week, also where it is not public',
    params: byId,
    response: previewLink,
    handle: async ({ app, params: { id } }) =>
      linkOf(app, urls.post(id), await previews.createOfStored(app, id)),
  })

  route('POST', '/api/posts/:id/preview-changes', {
    summary: 'The address of its page with changes that are not saved, for an hour',
    params: byId,
    body: postPreview,
    bodyLimit: MAX_PREVIEW_BYTES,
    response: previewLink,
    refusals: [413],
    handle: async ({ app, params: { id }, body }) =>
      linkOf(app, urls.post(id), await previews.create(app, id, body)),
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
