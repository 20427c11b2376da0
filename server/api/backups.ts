import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import {
  backupState,
  byBackupName,
  restored,
  type BackupState,
} from '#domain/backups/backup-state.ts'
import * as manual from '#domain/backups/manual-backup.server.ts'
import { restoreHere, restoreRefusal } from '#domain/backups/restore-here.server.ts'
import { withRunLock } from '#domain/backups/run-lock.server.ts'
import { Conflict } from '#domain/problem.ts'
import type { AppContext, Server } from '#server/app-context.ts'
import { allowLongAnswer } from '#server/http/http-server.ts'
import { withReceivedFile } from '#server/http/receive-file.ts'
import { sendFile } from '#server/http/send-file.ts'

import { apiRoutes, filePart } from './route.ts'

const HOUR_MS = 3_600_000
const MAX_UPLOAD_BYTES = 8 * 1024 ** 3

/** Backups by hand. They hold personal data and the hashes of passwords. */
export function backupRoutes(server: Server, app: AppContext): void {
  const route = apiRoutes(server, app, 'Backups')
  const stop = new AbortController()
  const running = new Set<Promise<unknown>>()
  server.addHook('onClose', async () => {
    stop.abort()
    await Promise.all(running)
  })

  route('GET', '/api/backups', {
    summary: 'The backups, where they are, and the one that is being made',
    response: backupState,
    handle: ({ app }) => stateOf(app),
  })

  route('POST', '/api/backups', {
    summary: 'Start a backup; `GET /api/backups` tells its progress',
    response: backupState,
    status: 201,
    refusals: [409],
    handle: async ({ app }) => {
      const { finished } = await manual.start(app, app.config.backups.folder, stop.signal)
      running.add(finished)
      void finished.finally(() => running.delete(finished))
      return stateOf(app)
    },
  })

  route('GET', '/api/backups/:name', {
    summary: 'Download a backup',
    params: byBackupName,
    handle: async ({ app, params: { name }, request, reply }) => {
      const file = await manual.open(app, app.config.backups.folder, name)
      const type = 'application/x-tar'
      return sendFile(request, reply, file, { name, type, etag: name, cache: 'never' })
    },
  })

  route('POST', '/api/backups/restore', {
    summary: 'Restore a backup into a site that has no content of its own',
    description:
      'All content of the site is replaced, and every session ends: the logins are those of the ' +
      'backup. A site with listings, posts or enquiries other than the demo’s is refused with 409.',
    form: z.object({ backup: filePart }),
    response: restored,
    refusals: [409],
    handle: ({ app, request }) => restoreUpload(app, request),
  })
}

async function restoreUpload(app: AppContext, request: FastifyRequest) {
  const { folder } = app.config.backups
  const report = await withRunLock(app, async () => {
    // Refused before the body is read, which may take minutes.
    const refusal = await restoreRefusal(app)
    if (refusal !== null) throw new Conflict(refusal)
    // Room for the upload itself, and for the files that are unpacked from it.
    await manual.assertRoom(folder, 2 * Number(request.headers['content-length'] ?? 0))
    return withReceivedFile(
      request,
      { part: 'backup', folder, maxBytes: MAX_UPLOAD_BYTES },
      (path) => {
        allowLongAnswer(request)
        return restoreHere(app, path)
      },
    )
  })
  if (!report) throw new Conflict('A backup is being made or restored already.')
  return report
}

async function stateOf(app: AppContext): Promise<BackupState> {
  const { folder, everyMs, keep } = app.config.backups
  return {
    folder,
    every_hours: everyMs > 0 ? everyMs / HOUR_MS : null,
    keep,
    free_bytes: await manual.freeBytes(folder),
    backups: await manual.listFiles(folder),
    run: await manual.lastRun(app),
    restore_refusal: await restoreRefusal(app),
  }
}
