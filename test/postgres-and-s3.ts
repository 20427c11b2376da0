import { inject } from 'vitest'

import { createDatabase } from './postgres.ts'
import { emptyFolderIn } from './s3.ts'

/** The settings of a site on a database and in a bucket that are its own. */
export async function postgresAndS3(): Promise<{ DATABASE_URL: string; FILES_URL: string }> {
  return {
    DATABASE_URL: await createDatabase(inject('postgres')),
    FILES_URL: emptyFolderIn(inject('s3')),
  }
}
