import { join, resolve } from 'node:path'

import { backupFileName } from '#domain/backups/backup.ts'
import * as backups from '#domain/backups/backups.server.ts'
import { NotFound } from '#domain/problem.ts'
import { referencedFiles } from '#server/referenced-files.ts'
import { databaseExists, snapshotsOf } from '#storage/database/database.ts'
import { openFiles } from '#storage/files/open-files.ts'

import { readArgs, reportFiles, runCommand } from './run-command.ts'

const HELP = `npm run backup              writes a backup into BACKUP_DIR
npm run backup -- FILE      writes it into this file, which must not be there yet

The site may serve meanwhile.`

const { values, positionals } = readArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
})

await runCommand(async (config) => {
  if (values.help) return console.log(HELP)
  // A backup must not create or migrate a database, so it does not open one as the site does.
  if (!databaseExists(config.database)) throw new NotFound('database', config.database)
  const now = new Date()
  const backup = await backups.make(
    {
      snapshot: snapshotsOf(config.database),
      files: await openFiles(config.files),
      referencedFiles,
      clock: { now: () => now },
    },
    positionals[0] ? resolve(positionals[0]) : join(config.backups.folder, backupFileName(now)),
  )
  const seconds = ((Date.now() - now.getTime()) / 1000).toFixed(1)
  console.log(`Backed up ${backup.rows} rows and ${backup.files} files in ${seconds} s.`)
  console.log(`${backup.path} (${(backup.bytes / 1_000_000).toFixed(1)} MB)`)
  reportFiles('are missing from the uploads', backup.lost)
  reportFiles('in the uploads are damaged', backup.damaged)
})
