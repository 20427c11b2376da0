import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { runTool } from '#proof/debian-tools.ts'
import type { DemoSite } from '#proof/sites.ts'
import { PUBLIC_PATHS } from '#proof/public-pages.ts'

export const WORD_LISTS = '/usr/share/dirb/wordlists'
/** Endings of copies and files that are often left beside a site. */
const ENDINGS = '.bak .old .swp ~ .ts .tsx .map .sql .db .zip .env'.split(' ')
const SENSITIVE_PATHS = `.env .env.local .env.production .git/config .git/HEAD .git/index .gitignore .npmrc
.DS_Store package.json package-lock.json tsconfig.json vite.config.ts server/main.ts server/config.ts
agency/profile.ts data/site.db site.db site.db-wal site.db-shm node_modules/react/package.json
uploads uploads/ uploads/.. uploads/variants uploads/enquiries uploads/enquiries/ assets assets/
build build/server/index.js backups data metrics debug server-status api/admin api/users api/.env
api/v1 graphql swagger.json openapi.json actuator/health .well-known/security.txt`

/** Paths that are public on purpose. */
const ALLOWED_PATHS = new Set([
  ...PUBLIC_PATHS,
  ...`/login /admin /admin/ /robots.txt /sitemap.xml /favicon.ico /favicon.svg /healthz /readyz
/.well-known/security.txt`.split(/\s+/),
])

interface PathStatus {
  path: string
  status: number
}

/** ffuf requests paths from word lists, and files that are often left beside them. */
export async function guessPaths(site: DemoSite) {
  const words = new Set(SENSITIVE_PATHS.split(/\s+/))
  for (const word of [...readWords('common.txt'), ...readWords('big.txt')]) words.add(word)
  for (const word of readWords('small.txt')) for (const ending of ENDINGS) words.add(word + ending)
  const [list, out] = [join(site.folder, 'paths.txt'), join(site.folder, 'paths.json')]
  writeFileSync(list, [...words].join('\n'))
  const target = ['-u', `${site.url}/FUZZ`, '-w', list, '-o', out, '-of', 'json']
  await runTool('ffuf', [...target, '-mc', 'all', '-fc', '404', '-t', '8', '-s'], 30)
  const { results } = JSON.parse(readFileSync(out, 'utf8')) as {
    results: { url: string; status: number }[]
  }
  const existing = results.map(({ url, status }) => ({ path: url.slice(site.url.length), status }))
  return {
    tried: words.size,
    /** All paths that did not get a 404. */
    existing,
    findings: existing
      .filter((one) => !isHarmless(one))
      .map(({ path, status }) => `${status} ${path}`),
  }
}

// A refusal reveals nothing; any other path must be public on purpose.
function isHarmless({ path, status }: PathStatus): boolean {
  return (status >= 400 && status < 500) || ALLOWED_PATHS.has(path.toLowerCase())
}

function readWords(list: string): string[] {
  const words = readFileSync(join(WORD_LISTS, list), 'latin1').split('\n')
  return words.map((word) => word.trim()).filter((word) => word !== '' && !word.startsWith('#'))
}
