import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { HttpResponse } from '#proof/http-client.ts'
import { freePort } from '#test/free-port.ts'
import { NGINX } from '#test/nginx.ts'

import { headersToCopy, runningPeer, type Peer } from './peer.ts'

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export function nginxVersion(): string | undefined {
  if (NGINX === undefined) return undefined
  return /nginx\/(\S+)/.exec(spawnSync(NGINX, ['-v']).stderr.toString())?.[1]
}

/** The path at which nginx serves its page. */
export const NGINX_PATH = '/page'

/** Starts nginx with one worker that sends this response from a file, where nginx is installed. */
export async function startNginxPeer(response: HttpResponse): Promise<Peer | undefined> {
  if (NGINX === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'pages', NGINX_PATH), response.body)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, response))
  const child = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: 'inherit',
  })
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return runningPeer(child, port, NGINX_PATH)
}

// Debian's settings, but without a log and without a limit of requests per connection, as ours.
function configuration(folder: string, port: number, response: HttpResponse): string {
  const { 'content-type': type = '', ...added } = Object.fromEntries(headersToCopy(response))
  const headers = Object.entries(added).map(
    ([name, value]) => `add_header ${name} ${quoted(value)};`,
  )
  return `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  sendfile on;
  tcp_nopush on;
  access_log off;
  etag off;
  if_modified_since off;
  keepalive_timeout 65;
  keepalive_requests 1000000000;
  types {}
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${folder}/pages;
    default_type ${quoted(type)};
    ${headers.join('\n    ')}
  }
}
`
}

function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
