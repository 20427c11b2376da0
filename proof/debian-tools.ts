import { execFile, spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

export const run = promisify(execFile)

/** Programs that no npm package brings, with the Debian package that does. */
const PACKAGES = {
  buildah: 'buildah',
  dirb: 'dirb',
  faketime: 'faketime',
  ffuf: 'ffuf',
  hydra: 'hydra',
  java: 'default-jre-headless',
  'mkfs.ext4': 'e2fsprogs',
  mount: 'mount',
  openssl: 'openssl',
  sqlmap: 'sqlmap',
  strace: 'strace',
  wfuzz: 'wfuzz',
  xfs_io: 'xfsprogs',
  zzuf: 'zzuf',
}

export type Tool = keyof typeof PACKAGES

/** Says which of these are not installed and how to install them; null where all are. */
export function missingTools(...tools: Tool[]): string | null {
  const missing = tools.filter((tool) => spawnSync('which', [tool]).status !== 0)
  if (missing.length === 0) return null
  return `needs ${missing.map((tool) => `${tool} (Debian package ${PACKAGES[tool]})`).join(', ')}`
}

/** Only root may mount, and not in every container. */
export function cannotMount(): string | null {
  const missing = missingTools('mount')
  if (missing !== null) return missing
  const { status } = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt'])
  return status === 0 ? null : 'needs permission to mount'
}

/** Fails before anything is started where something is missing. */
export function assertNothingMissing(...reasons: (string | null)[]): void {
  const first = reasons.find((reason) => reason !== null)
  if (first != null) throw new Error(`This part ${first}.`)
}

/** Runs a program to its end, within a time limit, and returns all that it has printed. */
export async function runTool(program: string, args: string[], minutes: number): Promise<string> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: minutes * 60_000,
  })
  const printed = await Promise.all([text(child.stdout), text(child.stderr)])
  return printed.join('')
}
