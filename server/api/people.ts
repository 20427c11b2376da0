import { Readable } from 'node:stream'

import * as people from '#domain/enquiries/privacy/people.server.ts'
import { erased, erasure, personalData, person } from '#domain/enquiries/privacy/person.ts'
import { administratorsOnly, inHandsOf } from '#server/http/authentication.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { zip } from '#storage/zip.ts'

import { bearer, refusal } from './responses.ts'

const tags = ['People']

/** Who is meant stands in the body: addresses end up in the logs of whatever stands before us. */
export function peopleCalls(server: Server, app: AppContext): void {
  const preValidation = administratorsOnly(app)
  const call = { tags, security: bearer }

  server.post(
    '/api/people/find',
    {
      preValidation,
      schema: {
        ...call,
        summary: 'Everything that is kept about a person',
        body: person,
        response: { 200: personalData, 401: refusal, 422: refusal },
      },
    },
    (request) => people.find(app, request.body),
  )

  server.post(
    '/api/people/export',
    {
      preValidation,
      schema: { ...call, summary: 'The same as a zip, with the photos', body: person },
    },
    (request, reply) =>
      reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="personal-data.zip"')
        .send(
          Readable.from(
            zip(people.exportPerson(inHandsOf(app, request), request.body), app.clock.now()),
          ),
        ),
  )

  server.post(
    '/api/people/erase',
    {
      preValidation,
      schema: {
        ...call,
        summary: 'Remove everything about a person, for good',
        body: erasure,
        response: { 200: erased, 401: refusal, 409: refusal, 422: refusal },
      },
    },
    (request) => {
      const { enquiries, ...person } = request.body
      return people.erase(inHandsOf(app, request), person, enquiries)
    },
  )
}
