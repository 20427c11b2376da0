import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

export const run = promisify(execFile)

/** Tools that no npm package brings, by the Debian package that does. */
const PACKAGES = {
  strace: 'strace',
  xfs_io: 'xfsprogs',
  'mkfs.ext4': 'e2fsprogs',
  mount: 'mount',
  faketime: 'faketime',
}

export type Tool = keyof typeof PACKAGES

/** Which of these are not on this machine, and how they get there. */
export function missing(...tools: Tool[]): string | null {
  const absent = tools.filter((tool) => spawnSync('which', [tool]).status !== 0)
  if (absent.length === 0) return null
  return `needs ${absent.map((tool) => `${tool} (Debian package ${PACKAGES[tool]})`).join(', ')}`
}

/** Mounting is for root, and not in every container. */
export function cannotMount(): string | null {
  const lacking = missing('mount')
  if (lacking !== null) return lacking
  const { status } = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt'])
  return status === 0 ? null : 'needs to be allowed to mount'
}

export function assertThere(...lacking: (string | null)[]): void {
  const first = lacking.find((words) => words !== null)
  if (first != null) throw new Error(`This part ${first}.`)
}
