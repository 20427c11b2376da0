import { z } from 'zod'

import * as agency from '#domain/agency/agency.server.ts'
import * as previews from '#domain/agency/settings-previews.server.ts'
import { settingsSection, settingsVersion } from '#domain/agency/settings-versions.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { knownVersions, withEtag } from '#server/http/edit-version.ts'

import { apiRoutes } from './route.ts'

const bodyLimit = 256 * 1024
const bySection = z.object({ section: z.string() })
const byVersion = bySection.extend({
  version: z
    .string()
    .regex(/^\d{1,9}$/, 'A version is a whole number.')
    .transform(Number),
})
/** Its fields are those of the section; `GET /api/settings` has the schema. */
const value = z.record(z.string(), z.unknown()).meta({ id: 'SettingsValue' })

/** What the owner sets about the agency: a section for each file of `agency/`. */
export function settingsRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Settings')

  route('GET', '/api/settings', {
    summary: 'The sections, with the JSON schema of each',
    response: z.array(settingsSection),
    handle: ({ app }) => agency.list(app),
  })

  route('GET', '/api/settings/:section', {
    summary: 'The fields of a section',
    params: bySection,
    response: value,
    refusals: [404],
    handle: async ({ app, params, reply }) =>
      withEtag(reply, await agency.find(app, params.section)),
  })

  route('PUT', '/api/settings/:section', {
    summary: 'Save a new version of a section; what is left out stays as it is',
    bodyLimit,
    params: bySection,
    body: value,
    response: value,
    refusals: [404, 412],
    handle: async ({ app, params, body, request, reply }) =>
      withEtag(reply, await agency.save(app, params.section, body, knownVersions(request))),
  })

  route('POST', '/api/settings/:section/preview', {
    summary: 'Show unsaved settings for an hour, on any page with `?settings=` and this token',
    bodyLimit,
    params: bySection,
    body: value,
    response: z.object({ token: z.string() }).meta({ id: 'SettingsPreview' }),
    refusals: [404],
    handle: async ({ app, params: { section }, body: change }) => ({
      token: await previews.create(app, { section, change }),
    }),
  })

  route('GET', '/api/settings/:section/versions', {
    summary: 'The versions of a section, the newest first; version 0 is what the site began with',
    params: bySection,
    response: z.array(settingsVersion),
    refusals: [404],
    handle: ({ app, params }) => agency.listVersions(app, params.section),
  })

  route('POST', '/api/settings/:section/versions/:version/restore', {
    summary: 'Make an earlier version the current one, as a new version',
    params: byVersion,
    response: value,
    refusals: [400, 404],
    handle: async ({ app, params, reply }) =>
      withEtag(reply, await agency.restore(app, params.section, params.version)),
  })
}
