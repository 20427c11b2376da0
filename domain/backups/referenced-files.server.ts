import type { App } from '#domain/app.ts'
import * as brochures from '#domain/brochures/brochures.server.ts'
import * as enquiries from '#domain/enquiries/enquiries.server.ts'
import * as media from '#domain/photos/photos.server.ts'

/**
 * The key of every file that a record refers to. The smaller widths of photos are not among them:
 * they are made again when somebody asks for them.
 */
export async function referencedFiles(app: Pick<App, 'db'>): Promise<string[]> {
  const keys = [
    ...(await media.fileKeys(app)),
    ...(await brochures.fileKeys(app)),
    ...(await enquiries.fileKeys(app)),
  ]
  return [...new Set(keys)]
}

/** Files are named by what is in them, so that a damaged one can be told. */
export function matchesItsHash(key: string, sha256: string): boolean {
  const [, name = ''] = key.split('/')
  return sha256.startsWith(name.replace(/\.\w+$/, ''))
}
