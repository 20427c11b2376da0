import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { run } from '#proof/debian-tools.ts'
import { publicPages } from '#proof/public-pages.ts'
import { atLeast, atMost, median, type Goal } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { chromiumPath, installChromiumIfMissing } from '#scripts/chromium.ts'
import { installIfStale } from '#scripts/install.ts'

import { CHROMIUM_FLAGS, inChromium } from './browser.ts'
import lighthousePackage from './lighthouse/package.json' with { type: 'json' }
import { LIGHTHOUSE_PHONE, recordWarmVisit } from './record-visit.ts'
import { LISTINGS, type BenchSites } from './sites.ts'

const FOLDER = fileURLToPath(new URL('lighthouse/', import.meta.url))
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js')
const RUNS = 5
const MAX_BLOCKED_MS = 150

const WANTED = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }

type Category = keyof typeof WANTED

type Scores = Record<Category, number>

const CATEGORIES = Object.keys(WANTED) as Category[]

/** The parts of Lighthouse's report that we read. */
interface LighthouseReport {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number }>
  environment: { benchmarkIndex: number }
}

type PageScores = ReturnType<typeof medians>

/** Lighthouse's scores of every public page, on the phone that it emulates. */
export async function benchLighthouse(sites: BenchSites): Promise<Section> {
  installIfStale(FOLDER)
  installChromiumIfMissing()
  await using site = await sites.start()
  const rows = await Array.fromAsync(await publicPages(site.origin), async (path) => {
    console.log(`Lighthouse: ${path}`)
    const url = site.origin + path
    await inChromium((browser) => recordWarmVisit(browser, url, LIGHTHOUSE_PHONE, site.pid))
    return medians(path, await Array.fromAsync({ length: RUNS }, () => runLighthouse(url)))
  })
  const maxShift = Math.max(...rows.map(({ layoutShift }) => layoutShift))
  const maxBlockedMs = Math.max(...rows.map(({ blockedMs }) => blockedMs))
  return {
    title: 'Lighthouse',
    description: `Lighthouse ${lighthousePackage.dependencies.lighthouse}, mobile, medians of ${RUNS}, with ${LISTINGS} listings. "machine" is the index by which Lighthouse judges the speed of the machine that it runs on.`,
    tables: [
      table(
        'page | performance | accessibility | best practices | SEO | first paint, s | largest paint, s | blocked, ms | machine | layout shift | failed audits',
        rows.map(({ path, scores, ...row }) => [
          path,
          ...CATEGORIES.map((name) => markIfMissed(scores[name], WANTED[name])),
          (row.firstPaintMs / 1000).toFixed(2),
          (row.largestPaintMs / 1000).toFixed(2),
          row.blockedMs.toFixed(0),
          row.machineIndex.toFixed(0),
          row.layoutShift.toFixed(3),
          row.failedAudits.join(', '),
        ]),
      ),
    ],
    goals: [
      ...CATEGORIES.map((name) => lowestScore(name, rows)),
      atMost('layout shift on any public page', maxShift, 0),
      atMost(
        'Lighthouse mobile, blocked on any public page',
        Math.round(maxBlockedMs),
        MAX_BLOCKED_MS,
        'ms',
      ),
    ],
  }
}

async function runLighthouse(url: string): Promise<LighthouseReport> {
  const { stdout } = await run(
    process.execPath,
    [
      CLI,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 100 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as LighthouseReport
}

function medians(path: string, reports: LighthouseReport[]) {
  const audit = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Infinity))
  const score = (name: Category) =>
    median(reports.map(({ categories }) => Math.round(categories[name].score * 100)))
  return {
    path,
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Scores,
    firstPaintMs: audit('first-contentful-paint'),
    largestPaintMs: audit('largest-contentful-paint'),
    blockedMs: audit('total-blocking-time'),
    // How fast Lighthouse found the machine; a phone of the middle class is emulated from it.
    machineIndex: median(reports.map(({ environment }) => environment.benchmarkIndex)),
    // Rounded as Lighthouse shows it.
    layoutShift: Number(audit('cumulative-layout-shift').toFixed(3)),
    // Except those of speed.
    failedAudits: [...new Set(reports.flatMap(failedAuditsIn))],
  }
}

function failedAuditsIn({ categories, audits }: LighthouseReport): string[] {
  return CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
}

function lowestScore(name: Category, rows: PageScores[]): Goal {
  const [worst] = rows.toSorted((a, b) => a.scores[name] - b.scores[name])
  if (!worst) throw new Error('Nothing was measured')
  return atLeast(
    `Lighthouse mobile, ${name}, every public page`,
    worst.scores[name],
    WANTED[name],
    worst.path,
  )
}

function markIfMissed(score: number, wanted: number): string {
  return score >= wanted ? String(score) : `**${score}**`
}
