import { diskFiles } from './disk.ts'
import type { FileStore } from './file-store.ts'
import { readS3Address, S3_SCHEME } from './s3-address.ts'

/** `s3://…` for a bucket, else the path of a folder. Only the store used is loaded. */
export async function openFiles(address: string): Promise<FileStore> {
  if (!address.startsWith(S3_SCHEME)) return diskFiles(address)
  const { s3Files } = await import('./s3.ts')
  return s3Files(readS3Address(address))
}
