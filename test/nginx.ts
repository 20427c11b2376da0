import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request, type RequestOptions } from 'node:https'
import { connect } from 'node:net'
import type { IncomingHttpHeaders } from 'node:http'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const CONFIGURATION = fileURLToPath(new URL('../deploy/nginx.conf', import.meta.url))

/** Where Debian puts it; undefined where it is not installed. */
export const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) =>
  existsSync(path),
)

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

type RequestToSend = Pick<RequestOptions, 'method' | 'headers' | 'localAddress'> & {
  body?: Buffer | string
}

export interface RunningNginx {
  certificate: Buffer
  /** Asks by TLS, as a visitor with this address on loopback. */
  ask(path: string, request?: RequestToSend): Promise<Answer>
  stop(): Promise<void>
}

interface Places {
  folder: string
  http: string
  https: string
  /** The ports of the site's processes. */
  sites: string[]
}

/** Starts the real nginx with the configuration that we ship; places and certificate are filled in. */
export async function startNginx(nginx: string, places: Places): Promise<RunningNginx> {
  const { folder } = places
  const certificate = makeCertificate(folder)
  mkdirSync(join(folder, 'cache'))
  writeFileSync(join(folder, 'site.conf'), siteConfiguration(places))
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder))
  const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await untilListening(Number(places.https), () => child.exitCode !== null, folder)
  return {
    certificate,
    ask: (path, request = {}) => ask(Number(places.https), certificate, path, request),
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** The configuration that we ship, with the ports and paths of the test. */
function siteConfiguration({ folder, http, https, sites }: Places): string {
  const servers = sites.map((port) => `\tserver 127.0.0.1:${port} max_fails=1 fail_timeout=5s;`)
  const changes: [string, string][] = [
    [
      '\tserver 127.0.0.1:3000 max_fails=1 fail_timeout=5s;\n' +
        '\tserver 127.0.0.1:3001 max_fails=1 fail_timeout=5s;',
      servers.join('\n'),
    ],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['\tlisten [::]:80;\n', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    ['\tlisten [::]:443 ssl http2;\n', ''],
    ['https://example.com$', `https://localhost:${https}$`],
    ['/etc/letsencrypt/live/example.com/fullchain.pem', join(folder, 'certificate.pem')],
    ['/etc/letsencrypt/live/example.com/privkey.pem', join(folder, 'key.pem')],
    ['/var/cache/nginx/site', join(folder, 'cache')],
    ['/var/log/nginx/site.log', join(folder, 'access.log')],
    ['server_name example.com;', 'server_name localhost;'],
    ['server_name example.com;', 'server_name localhost;'],
  ]
  return changes.reduce(
    (text, [shipped, replacement]) => {
      if (!text.includes(shipped)) throw new Error(`deploy/nginx.conf does not hold ${shipped}`)
      return text.replace(shipped, () => replacement)
    },
    readFileSync(CONFIGURATION, 'utf8'),
  )
}

/** Names the visitor's address where a test needs one outside of loopback. */
export const VISITOR_HEADER = 'x-visitor-of-test'

/** The file that includes it, as Debian's nginx.conf does. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    ${userInfo().uid === 0 ? 'user root;' : ''}
    daemon off;
    pid ${join(folder, 'nginx.pid')};
    worker_processes 1;
    events { worker_connections 512; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')}
      default_type application/octet-stream;
      set_real_ip_from 127.0.0.0/8;
      real_ip_header ${VISITOR_HEADER};
      include ${join(folder, 'site.conf')};
    }`
}

/** Writes `key.pem` and `certificate.pem`, for localhost, and returns the certificate. */
export function makeCertificate(folder: string): Buffer {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const keyOptions = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    [...keyOptions, ...names, '-nodes', '-days', '2', '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  )
  return readFileSync(certificate)
}

async function untilListening(port: number, ended: () => boolean, folder: string): Promise<void> {
  while (!(await isListening(port))) {
    if (ended()) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'))
    await wait(50)
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

function ask(
  port: number,
  ca: Buffer,
  path: string,
  { body, ...options }: RequestToSend,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', servername: 'localhost', port, path, ca, agent: false, ...options },
      (answer) => {
        buffer(answer).then(
          (bytes) =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes }),
          reject,
        )
      },
    )
    asking.once('error', reject)
    asking.end(body)
  })
}
