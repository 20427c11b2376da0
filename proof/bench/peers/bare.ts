import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import type { HttpResponse } from '#proof/http-client.ts'

import { headersToCopy, runningPeer, type Peer } from './peer.ts'

const BARE_SERVER = fileURLToPath(new URL('bare-server.mjs', import.meta.url))

/** Starts a bare `node:http` server that sends this response to every request. */
export async function startBarePeer(response: HttpResponse): Promise<Peer> {
  const child = spawn(process.execPath, [BARE_SERVER], { stdio: ['pipe', 'pipe', 'inherit'] })
  const headers = [...headersToCopy(response), ['content-length', String(response.body.length)]]
  child.stdin.end(JSON.stringify({ headers, body: response.body.toString('base64') }))
  const port = await new Promise<string>((resolve) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()))
  })
  return runningPeer(child, `http://127.0.0.1:${port}`, '/')
}
