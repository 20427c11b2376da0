// Primary result codes of SQLite: https://sqlite.org/rescode.html
export const SQLITE_BUSY = 5
export const SQLITE_READONLY = 8
export const SQLITE_IOERR = 10
export const SQLITE_CORRUPT = 11
export const SQLITE_FULL = 13
export const SQLITE_CANTOPEN = 14
export const SQLITE_NOT_A_DATABASE = 26

/** The primary result code of an error of `node:sqlite`, which has the extended one; else 0. */
export function sqliteCode(error: Error): number {
  return 'errcode' in error ? Number(error.errcode) & 0xff : 0
}
