import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BARE = fileURLToPath(new URL('bare-server.mjs', import.meta.url))

export interface Peer {
  url: string
  stop(): void
}

/** Starts a bare `node:http` server that answers everything as `url` answers now. */
export async function barePeer(url: string): Promise<Peer> {
  const answer = await fetch(url)
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64')
  const child = spawn(process.execPath, [BARE], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ headers: Object.fromEntries(answer.headers), body }))
  const port = await new Promise<string>((resolve) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()))
  })
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}
