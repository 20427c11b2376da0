import { diskFiles } from './disk.ts'
import type { FileStore } from './file-store.ts'
import { readS3Address, S3_SCHEME } from './s3-address.ts'

/** Opens `s3://…` or else a folder. Only the code of that store is loaded. */
export async function openFiles(address: string): Promise<FileStore> {
  if (!address.startsWith(S3_SCHEME)) return diskFiles(address)
  const { s3Files } = await import('./s3.ts')
  return s3Files(readS3Address(address))
}
