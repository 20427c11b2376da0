import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { runTo } from '#proof/security-tools/debian.ts'
import type { DemoSite } from '#proof/security-tools/demo-site.ts'

const WORDS = '/usr/share/dirb/wordlists'
/** What editors, tools and hurried people leave lying about. */
const LEFT_BEHIND = [
  '.bak',
  '.old',
  '.swp',
  '~',
  '.ts',
  '.tsx',
  '.map',
  '.sql',
  '.db',
  '.zip',
  '.env',
]
const BESIDE = `.env .env.local .env.production .git/config .git/HEAD .git/index .gitignore .npmrc
.DS_Store package.json package-lock.json tsconfig.json vite.config.ts server/main.ts server/config.ts
agency/profile.ts data/site.db site.db site.db-wal site.db-shm node_modules/react/package.json
uploads uploads/ uploads/.. uploads/variants uploads/enquiries uploads/enquiries/ assets assets/
build build/server/index.js backups data metrics debug server-status api/admin api/users api/.env
api/v1 graphql swagger.json openapi.json actuator/health .well-known/security.txt`

/** What is meant to be found by whoever looks for it. */
const MEANT = new Set(
  `/ /properties /blog /about /contact-us /sell-property /login /admin /admin/ /robots.txt /sitemap.xml
/favicon.ico /favicon.svg /healthz /readyz /.well-known/security.txt`.split(/\s+/),
)

export interface Path {
  path: string
  status: number
}

export interface Found {
  tried: number
  answered: Path[]
  findings: string[]
}

/** ffuf tries paths from lists, and what is often left lying beside them. */
export async function fuzzPaths(site: DemoSite): Promise<Found> {
  const words = new Set(BESIDE.split(/\s+/))
  for (const word of [...wordsOf('common.txt'), ...wordsOf('big.txt')]) words.add(word)
  for (const word of wordsOf('small.txt'))
    for (const ending of LEFT_BEHIND) words.add(word + ending)
  const [list, out] = [join(site.folder, 'paths.txt'), join(site.folder, 'paths.json')]
  writeFileSync(list, [...words].join('\n'))
  const where = ['-u', `${site.url}/FUZZ`, '-w', list, '-o', out, '-of', 'json']
  await runTo('ffuf', [...where, '-mc', 'all', '-fc', '404', '-t', '8', '-s'], { minutes: 30 })
  const { results } = JSON.parse(readFileSync(out, 'utf8')) as { results: Result[] }
  const answered = results.map(({ url, status }) => ({ path: url.slice(site.url.length), status }))
  return {
    tried: words.size,
    answered,
    findings: answered
      .filter((found) => !isMeant(found))
      .map(({ path, status }) => `${status} ${path}`),
  }
}

interface Result {
  url: string
  status: number
}

// A refusal gives nothing away; whatever else is there must be one of ours.
function isMeant({ path, status }: Path): boolean {
  return (status >= 400 && status < 500) || MEANT.has(path.toLowerCase())
}

function wordsOf(list: string): string[] {
  const words = readFileSync(join(WORDS, list), 'latin1').split('\n')
  return words.map((word) => word.trim()).filter((word) => word !== '' && !word.startsWith('#'))
}
