import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { freePort } from './free-port.ts'

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url))

// As `npm start` runs it: young objects get little room, since most are gone when a page is sent;
// garbage is collected before there is more of it than of what is used; modules that were compiled
// once are not compiled again (`REUSE_COMPILED`); and all threads share one heap.
const MEMORY_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=100']

/** Settings of a Node process: modules that an earlier one has compiled are not compiled again. */
export const REUSE_COMPILED = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
}

// Where many sites are started, and neither memory nor the cost of a password is tested, they start
// sooner without those limits and with cheap passwords.
const OPTIONS = process.env['QUICK_SITES']
  ? ['--import', import.meta.resolve('./quick-passwords.ts')]
  : MEMORY_FLAGS

export const ADMIN_PASSWORD = 'correct horse battery'

/** Stopped at the end of its scope by `await using`, or by `stop`. */
export interface RunningSite extends AsyncDisposable {
  url: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /** Ends it by SIGTERM and returns its exit code. */
  stop(): Promise<number | null>
}

export interface StartOptions {
  /** A command that the site is run under in the same process, such as `prlimit` or `strace -D`. */
  under?: string[]
  /** Called as soon as the process is started, long before it serves. */
  onSpawn?: (child: ChildProcess) => void
}

/** Starts the real server as its own process and waits until it serves. */
export async function startSite(
  settings: Record<string, string>,
  { under = [], onSpawn }: StartOptions = {},
): Promise<RunningSite> {
  const [command, ...args] = [...under, process.execPath, ...OPTIONS, MAIN]
  const child = spawn(command ?? process.execPath, args, {
    env: {
      PATH: process.env['PATH'],
      ...REUSE_COMPILED,
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '65536',
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      ADMIN_PASSWORD,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onSpawn?.(child)
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const serving = /Serving on (\S+)/.exec(printed)?.[1]
      if (serving) resolve(serving)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}:\n${printed}`)))
  })
  return {
    url,
    process: child,
    output: () => printed,
    stop: () => end(child),
    [Symbol.asyncDispose]: async () => void (await end(child)),
  }
}

/** Logs the administrator in and returns the token. */
export async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`The administrator did not get in: ${answer.status}`)
  return ((await answer.json()) as { token: string }).token
}

function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}
