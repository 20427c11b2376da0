import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url))

// As `npm start` runs it: young objects get little room, since most are gone when a page is sent; and
// modules that were compiled once are not compiled again.
const LEAN = '--max-semi-space-size=2'
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))

export const ADMIN_PASSWORD = 'correct horse battery'

export interface RunningSite {
  url: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /** Ends it the polite way and tells its exit code. */
  stop(): Promise<number | null>
}

/** Starts the real server as its own process and waits until it serves. */
export async function startSite(settings: Record<string, string>): Promise<RunningSite> {
  const child = spawn(process.execPath, [LEAN, MAIN], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILED,
      PORT: await freePort(),
      HOST: '127.0.0.1',
      ADMIN_PASSWORD,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
  }
}

// Chosen beforehand: the pages name their own full address, which a port of 0 does not tell.
export function freePort(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    server.close(() => resolve(String(port)))
  })
  return promise
}

function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}
