import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'

import { openArchive, type Archive } from '#domain/backups/archive-reader.server.ts'
import * as backups from '#domain/backups/restore.server.ts'
import type { Config } from '#server/config.ts'
import { referencedFiles } from '#server/referenced-files.ts'
import { openDatabase } from '#storage/database/database.ts'
import { openFiles } from '#storage/files/open-files.ts'

import { printHelp, readArgs, reportFiles, runCommand } from './run-command.ts'

const HELP = `npm run restore -- FILE           brings a backup back, into an empty place
npm run restore -- --check FILE   only checks that it is whole and can be read

The place is told by DATA_DIR, DATABASE_URL and FILES_URL, and may be of another kind.`

const { values, positionals } = readArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

await runCommand(async (config) => {
  if (values.help || !positionals[0]) return printHelp(HELP, values.help)
  const archive = await openArchive(resolve(positionals[0]))
  console.log(
    `Whole: ${archive.tables.length} tables and ${archive.fileKeys.length} files of ${archive.manifest.made_at}.`,
  )
  if (!values.check) await restore(config, archive)
})

async function restore(config: Config, archive: Archive): Promise<void> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const database = await openDatabase(config.database, { patient: true })
  try {
    const files = await openFiles(config.files)
    const restored = await backups.restore({ ...database, files, referencedFiles }, archive)
    console.log(`Restored ${restored.rows} rows and ${restored.files} files.`)
    reportFiles('were missing when the backup was made', restored.lost)
  } finally {
    await database.close()
  }
}
