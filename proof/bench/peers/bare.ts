import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { copied, standing, type Answer, type Peer } from './peer.ts'

const BARE = fileURLToPath(new URL('bare-server.mjs', import.meta.url))

/** Starts a bare `node:http` server that gives this answer to everything. */
export async function barePeer(answer: Answer): Promise<Peer> {
  const child = spawn(process.execPath, [BARE], { stdio: ['pipe', 'pipe', 'inherit'] })
  const headers = [...copied(answer), ['content-length', String(answer.bytes.length)]]
  child.stdin.end(JSON.stringify({ headers, body: answer.bytes.toString('base64') }))
  const port = await new Promise<string>((resolve) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()))
  })
  return standing(child, `http://127.0.0.1:${port}`, '/')
}
