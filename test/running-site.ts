import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url))

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
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', ADMIN_PASSWORD, ...settings },
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

function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}
