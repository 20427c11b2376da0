import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is removed at the end of its scope: `await using folder = …`. */
export function temporaryFolder(name: string) {
  return mkdtempDisposable(join(tmpdir(), `${name}-`))
}
