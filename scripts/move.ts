import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

import * as site from '#domain/backups/move-site.server.ts'
import { Invalid, NotFound } from '#domain/problem.ts'
import { readConfig, type Config } from '#server/config.ts'
import { referencedFiles } from '#server/referenced-files.ts'
import { databaseExists, openDatabase, snapshotsOf } from '#storage/database/database.ts'
import { openFiles } from '#storage/files/open-files.ts'

import { printHelp, readArgs, reportFiles, runCommand } from './run-command.ts'

const HELP = `npm run move -- --from FOLDER                    moves a site to where the settings say
npm run move -- --from FOLDER --to postgres://… --to s3://…
npm run move -- --from postgres://… --from s3://… --to FOLDER

A FOLDER is a DATA_DIR: its SQLite file and its uploads; an address takes the place of one of the
two. The side that is left out is told by DATA_DIR, DATABASE_URL and FILES_URL, which keeps secrets
out of the list of processes. Stop the site first; the new place must be empty.`

const { values } = readArgs({
  options: {
    from: { type: 'string', multiple: true },
    to: { type: 'string', multiple: true },
    help: { type: 'boolean', default: false },
  },
})

await runCommand(async (config) => {
  if (values.help || (!values.from && !values.to)) return printHelp(HELP, values.help)
  const from = storesOf(values.from, 'from', config)
  const to = storesOf(values.to, 'to', config)
  if (!databaseExists(from.database)) throw new NotFound('database', from.database)
  await move(from, to)
})

type Stores = Pick<Config, 'dataDir' | 'database' | 'files'>

function storesOf(given: string[] | undefined, name: 'from' | 'to', config: Config): Stores {
  if (!given) return config
  const [database, files, folder] = [/^postgres(ql)?:/, /^s3:/, /^(?!(postgres(ql)?|s3):)/].map(
    (pattern) => given.filter((value) => pattern.test(value)),
  )
  if (given.length > 2 || [database, files, folder].some((values) => values && values.length > 1))
    throw new Invalid({ [name]: `--${name} takes a folder, a postgres:// and an s3:// address.` })
  if (!folder?.[0] && !(database?.[0] && files?.[0]))
    throw new Invalid({
      [name]: `--${name} needs a folder, or both a postgres:// and an s3:// address.`,
    })
  // Separately set keys of a bucket are used for both the source and the destination.
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env
  return readConfig({
    DATABASE_URL: database?.[0],
    FILES_URL: files?.[0],
    DATA_DIR: folder?.[0],
    AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY,
  })
}

async function move(from: Stores, to: Stores): Promise<void> {
  const startedAt = Date.now()
  if (dirname(to.database) === to.dataDir) await mkdir(to.dataDir, { recursive: true, mode: 0o700 })
  const database = await openDatabase(to.database, { patient: true })
  try {
    const source = {
      snapshot: snapshotsOf(from.database),
      files: await openFiles(from.files),
      referencedFiles,
      clock: { now: () => new Date() },
    }
    const moved = await site.move(source, {
      ...database,
      files: await openFiles(to.files),
      referencedFiles,
    })
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    console.log(`Moved ${moved.rows} rows and ${moved.files} files in ${seconds} s.`)
    console.log('All were read back and are the same. Everyone logs in anew.')
    reportFiles('were missing before', moved.lost)
    reportFiles('were damaged before', moved.damaged)
  } finally {
    await database.close()
  }
}
