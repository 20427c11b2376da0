import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Figure } from '#proof/report/figure.ts'
import type { Section } from '#proof/report/section.ts'

import { withDemoSite, type DemoSite } from './demo-site.ts'
import { adminPages, publicPages } from './every-page.ts'
import { nothing } from './findings.ts'
import { openTlsFront } from './tls-front.ts'
import { tell } from './tools.ts'

interface Scan {
  grade: string
  score: number
  tests: number
  failed: string[]
}

interface Finding {
  severity: string
  directive: string
  says: string
}

/** What the headers of the answers are worth to those who judge headers. */
export async function headers(): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), 'tls-'))
  let site: DemoSite | undefined
  const front = await openTlsFront(folder, () => new URL(site?.url ?? ''))
  try {
    return await withDemoSite(
      async (started) => {
        site = started
        const [scan] = await tell<Scan[]>('observatory.mjs', [front.host], {
          NODE_EXTRA_CA_CERTS: front.certificate,
        })
        if (!scan) throw new Error('The observatory has seen nothing.')
        return section(scan, await judgedPolicies(started))
      },
      { PUBLIC_URL: `https://${front.host}`, TRUST_PROXY: '1' },
    )
  } finally {
    front.close()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Judged {
  path: string
  policy: string
  findings: Finding[]
}

async function judgedPolicies(site: DemoSite): Promise<Judged[]> {
  const [home] = (await (await fetch(`${site.url}/api/properties`)).json()) as {
    photos: string[]
  }[]
  const files = [`/uploads/${home?.photos[0]}`, '/api/properties', '/api/docs/']
  const paths = [...(await publicPages(site)), ...(await adminPages(site)), ...files]
  const policies: string[] = []
  for (const path of paths) {
    const answer = await fetch(site.url + path)
    await answer.body?.cancel()
    policies.push(answer.headers.get('content-security-policy') ?? '')
  }
  const judged = await tell<Finding[][]>('csp.mjs', policies)
  return paths.map((path, at) => ({
    path,
    policy: policies[at] ?? '',
    findings: judged[at] ?? [],
  }))
}

const GRAVE = new Set(['HIGH', 'MEDIUM', 'SYNTAX'])

function section(scan: Scan, judged: Judged[]): Section {
  const grave = judged.flatMap(({ path, findings }) =>
    findings
      .filter(({ severity }) => GRAVE.has(severity))
      .map(({ severity, directive, says }) => `${path}: ${severity} ${directive}: ${says}`),
  )
  const different = new Set(judged.map(({ policy }) => policy)).size
  return {
    title: 'Headers',
    says: `\`@mdn/mdn-http-observatory\` scans the site behind a proxy that ends TLS, as it would
one on the network; \`csp_evaluator\` reads the policy of every page, photo and answer. What it
counts as perhaps grave is told below; it is a matter of taste, or of browsers that are gone.`,
    tables: [
      { head: ['observatory', ''], rows: observed(scan) },
      { head: ['csp_evaluator says', 'severity', 'policies'], rows: said(judged) },
    ],
    figures: [
      grade(scan),
      nothing(
        `csp_evaluator: grave findings in ${different} different policies of ${judged.length} answers`,
        grave,
      ),
    ],
  }
}

function observed({ grade, score, tests, failed }: Scan): string[][] {
  return [
    ['grade', `${grade} (${score} points)`],
    ['tests', `${tests}`],
    ['failed', failed.join('; ') || 'none'],
  ]
}

function grade({ grade, score }: Scan): Figure {
  return {
    what: 'HTTP observatory: grade',
    measured: `${grade} (${score} points)`,
    wanted: 'A+',
    reached: grade === 'A+',
  }
}

function said(judged: Judged[]): string[][] {
  const counted = new Map<string, number>()
  for (const { findings } of judged)
    for (const { severity, directive, says } of findings) {
      const line = `${directive}: ${says.replaceAll('|', '/')}\t${severity}`
      counted.set(line, (counted.get(line) ?? 0) + 1)
    }
  return [...counted].map(([line, times]) => [...line.split('\t'), `${times}`])
}
