import { rmSync, writeFileSync } from 'node:fs'

import { SQLITE_FULL } from './sqlite-codes.ts'

const RESERVED_BYTES = 256 * 1024
/** An extended result code: the shared memory of a database could not grow. */
const SQLITE_IOERR_SHMSIZE = 4874

/**
 * Opens a SQLite file, also where its disk is full: even to read, SQLite needs room for its shared
 * memory. The file that `reserveRoom` has written is removed to make that room.
 */
export function openOnFullDisk<File>(path: string, open: () => File): File {
  try {
    return open()
  } catch (error) {
    if (!isFull(error)) throw error
    rmSync(reserveOf(path), { force: true })
    return open()
  }
}

/** Keeps some room for the next start. False where the disk is full. */
export function reserveRoom(path: string): boolean {
  try {
    writeFileSync(reserveOf(path), Buffer.alloc(RESERVED_BYTES), { mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}

function reserveOf(path: string): string {
  return `${path}-reserve`
}

function isFull(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  return code === SQLITE_FULL || code === SQLITE_IOERR_SHMSIZE
}
