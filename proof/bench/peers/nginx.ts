import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '#test/free-port.ts'

import { copied, standing, type Answer, type Peer } from './peer.ts'

const PLACES = ['nginx', '/usr/sbin/nginx']

const nginx = PLACES.find((path) => spawnSync(path, ['-v']).error === undefined)

export function nginxVersion(): string | undefined {
  if (!nginx) return undefined
  return /nginx\/(\S+)/.exec(spawnSync(nginx, ['-v']).stderr.toString())?.[1]
}

/** Where nginx has its page. */
export const NGINX_PATH = '/page'

/** Starts nginx with one worker that sends this answer from a file; none where it is not found. */
export async function nginxPeer(answer: Answer): Promise<Peer | undefined> {
  if (!nginx) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'pages', NGINX_PATH), answer.bytes)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, answer))
  const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: 'inherit',
  })
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const origin = `http://127.0.0.1:${port}`
  return standing(child, origin, NGINX_PATH)
}

// As Debian sets it up, save that nothing is logged and a connection is not closed after so many
// requests: neither do we.
function configuration(folder: string, port: number, answer: Answer): string {
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
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${folder}/pages;
    default_type ${quoted(answer.headers['content-type'] ?? '')};
    ${headersOf(answer)}
  }
}
`
}

function headersOf(answer: Answer): string {
  return copied(answer)
    .filter(([name]) => name !== 'content-type')
    .map(([name, value]) => `add_header ${name} ${quoted(value)};`)
    .join('\n    ')
}

function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
