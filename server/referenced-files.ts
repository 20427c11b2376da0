import * as brandFiles from '#domain/brand/brand-files.server.ts'
import * as brochures from '#domain/brochures/brochures.server.ts'
import * as privatePhotos from '#domain/enquiries/private-photos.server.ts'
import * as photos from '#domain/photos/photos.server.ts'
import type { Database } from '#storage/database/database.ts'

/**
 * The key of every file that a record refers to: what a backup holds. Smaller widths of photos are
 * left out, since they are made again on request.
 */
export async function referencedFiles(db: Database): Promise<string[]> {
  const keys = [
    ...(await photos.fileKeys({ db })),
    ...(await brochures.fileKeys({ db })),
    ...(await brandFiles.fileKeys({ db })),
    ...(await privatePhotos.fileKeys({ db })),
  ]
  return [...new Set(keys)]
}
