import { Readable } from 'node:stream'

import * as backups from '#domain/backups/schedule.server.ts'
import * as people from '#domain/enquiries/privacy/people.server.ts'
import { erased, erasure, personalData, person } from '#domain/enquiries/privacy/person.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { zip } from '#storage/zip.ts'

import { apiRoutes } from './route.ts'

/** The person is named in the body and not in the URL, because proxies log URLs. */
export function peopleRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'People')

  route('POST', '/api/people/find', {
    summary: 'Everything that is kept about a person',
    body: person,
    response: personalData,
    handle: ({ app, body }) => people.find(app, body),
  })

  route('POST', '/api/people/export', {
    summary: 'The same as a zip, with the photos',
    body: person,
    handle: ({ app, body, reply }) =>
      reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="personal-data.zip"')
        .send(Readable.from(zip(people.exportPerson(app, body), app.clock.now()))),
  })

  route('POST', '/api/people/erase', {
    summary: 'Remove everything about a person, for good',
    body: erasure,
    response: erased,
    refusals: [409],
    handle: async ({ app, body: { enquiries, ...person } }) => ({
      ...(await people.erase(app, person, enquiries)),
      ...(await backups.heldUntil(app.config.backups, app.clock.now())),
    }),
  })
}
