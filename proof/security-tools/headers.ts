import { startDemoSite, type DemoSite } from '#proof/sites.ts'
import { request } from '#proof/http-client.ts'
import { noFindings } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'

import { temporaryFolder } from '#proof/temporary-folder.ts'
import { freePort } from '#test/free-port.ts'

import { runNpmTool } from './run-npm-tool.ts'
import { adminPages, everyPublicPage } from './site-pages.ts'
import { startTlsProxy } from './tls-proxy.ts'

interface Scan {
  grade: string
  score: number
  tests: number
  failed: string[]
}

interface Finding {
  severity: string
  directive: string
  description: string
}

const SERIOUS = new Set(['HIGH', 'MEDIUM', 'SYNTAX'])

/** Scans the response headers with public scanners. */
export async function testHeaders(): Promise<Section> {
  await using folder = await temporaryFolder('tls')
  const port = await freePort()
  await using proxy = await startTlsProxy(folder.path, port)
  const PUBLIC_URL = `https://${proxy.host}`
  await using site = await startDemoSite({ PORT: String(port), PUBLIC_URL, TRUST_PROXY: '1' })
  const scan = await runNpmTool<Scan>('observatory', proxy.host, {
    NODE_EXTRA_CA_CERTS: proxy.certificate,
  })
  const policies = await checkPolicies(site)
  const serious = policies.flatMap(({ path, findings }) =>
    findings
      .filter(({ severity }) => SERIOUS.has(severity))
      .map((one) => `${path}: ${one.severity} ${one.directive}: ${one.description}`),
  )
  const grade = `${scan.grade} (${scan.score} points)`
  const different = new Set(policies.map(({ policy }) => policy)).size
  return {
    title: 'Headers',
    description:
      '`@mdn/mdn-http-observatory` scans the site behind a proxy that terminates TLS, as it would scan one on the network; `csp_evaluator` reads the content security policy of every page, photo and API response. The table lists its minor findings, which are matters of taste or concern old browsers.',
    tables: [
      table('observatory | ', [
        ['grade', grade],
        ['tests', scan.tests],
        ['failed', scan.failed.join('; ') || 'none'],
      ]),
      table('finding of csp_evaluator | severity | policies', findingRows(policies)),
    ],
    goals: [
      {
        what: 'HTTP observatory: grade',
        measured: grade,
        wanted: 'A+',
        isReached: scan.grade === 'A+',
      },
      noFindings(
        `csp_evaluator: serious findings in ${different} different policies of ${policies.length} responses`,
        serious,
      ),
    ],
  }
}

interface CheckedPolicy {
  path: string
  policy: string
  findings: Finding[]
}

async function checkPolicies(site: DemoSite): Promise<CheckedPolicy[]> {
  const [property] = (await (await fetch(`${site.url}/api/properties`)).json()) as {
    photos: string[]
  }[]
  const files = [`/uploads/${property?.photos[0]}`, '/api/properties', '/api/docs/']
  const paths = [...(await everyPublicPage(site)), ...(await adminPages(site)), ...files]
  const policies = await Array.fromAsync(paths, async (path) => {
    const { headers } = await request(site.url + path)
    return headers['content-security-policy'] ?? ''
  })
  const findings = await runNpmTool<Finding[][]>('csp', policies)
  return paths.map((path, index) => ({
    path,
    policy: policies[index] ?? '',
    findings: findings[index] ?? [],
  }))
}

function findingRows(policies: CheckedPolicy[]): (string | number)[][] {
  const all = policies.flatMap(({ findings }) => findings)
  const same = Map.groupBy(all, ({ directive, description }) => `${directive}: ${description}`)
  return [...same].map(([finding, some]) => [
    finding.replaceAll('|', '/'),
    some[0]?.severity ?? '',
    some.length,
  ])
}
