import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { chromiumPath, installChromiumIfMissing } from '#scripts/chromium.ts'

import { CHROMIUM_FLAGS, inChromium } from './browser.ts'
import { atLeast, atMost, median, type Figure } from '#proof/report/figure.ts'
import { installIfStale } from '#scripts/install.ts'
import type { Inventories } from './inventories.ts'
import { publicPages } from './public-pages.ts'
import type { Section } from '#proof/report/section.ts'
import { LIGHTHOUSE, visitOnceMade } from './visit.ts'

const FOLDER = fileURLToPath(new URL('lighthouse/', import.meta.url))
const CLI = join(FOLDER, 'node_modules/lighthouse/cli/index.js')
const LISTINGS = 10_000
const TIMES = 5

const WANTED = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }

type Category = keyof typeof WANTED

const CATEGORIES = Object.keys(WANTED) as Category[]

/** What we read of a report. */
interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number }>
}

interface Row {
  path: string
  scores: Record<Category, number>
  /** Milliseconds. */
  painted: number
  largest: number
  blocked: number
  shift: number
  /** What it holds against the page, save its speed. */
  faults: string[]
}

/** Lighthouse's judgement of every public page, on the telephone that it plays. */
export async function lighthouse(inventories: Inventories): Promise<Section> {
  installIfStale(FOLDER)
  installChromiumIfMissing()
  const site = await inventories.start(LISTINGS)
  try {
    const rows: Row[] = []
    for (const path of await publicPages(site.origin)) {
      console.log(`Lighthouse: ${path}`)
      await inChromium((browser) =>
        visitOnceMade(browser, site.origin + path, LIGHTHOUSE, site.pid),
      )
      const reports: Report[] = []
      for (let at = 0; at < TIMES; at++) reports.push(await judged(site.origin + path))
      rows.push(medians(path, reports))
    }
    return section(rows)
  } finally {
    await site.stop()
  }
}

const run = promisify(execFile)

async function judged(url: string): Promise<Report> {
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
  return JSON.parse(stdout) as Report
}

function medians(path: string, reports: Report[]): Row {
  const audit = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Infinity))
  const score = (name: Category) =>
    median(reports.map(({ categories }) => Math.round(categories[name].score * 100)))
  return {
    path,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    painted: audit('first-contentful-paint'),
    largest: audit('largest-contentful-paint'),
    blocked: audit('total-blocking-time'),
    // As Lighthouse itself shows it.
    shift: Number(audit('cumulative-layout-shift').toFixed(3)),
    faults: [...new Set(reports.flatMap(faultsIn))],
  }
}

function faultsIn({ categories, audits }: Report): string[] {
  return CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
}

function section(rows: Row[]): Section {
  return {
    title: 'Lighthouse',
    says: `Lighthouse ${version()}, mobile, medians of ${TIMES}, with ${LISTINGS} listings.`,
    tables: [
      {
        head: [
          'page',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'first paint, s',
          'largest paint, s',
          'blocked, ms',
          'layout shift',
          'faults',
        ],
        rows: rows.map(({ path, scores, painted, largest, blocked, shift, faults }) => [
          path,
          ...CATEGORIES.map((name) => marked(scores[name], WANTED[name])),
          (painted / 1000).toFixed(2),
          (largest / 1000).toFixed(2),
          blocked.toFixed(0),
          shift.toFixed(3),
          faults.join(', '),
        ]),
      },
    ],
    figures: [
      ...CATEGORIES.map((name) => lowestScore(name, rows)),
      atMost('layout shift on any public page', Math.max(...rows.map(({ shift }) => shift)), 0, ''),
    ],
  }
}

function lowestScore(name: Category, rows: Row[]): Figure {
  const [worst] = rows.toSorted((a, b) => a.scores[name] - b.scores[name])
  if (!worst) throw new Error('Nothing was measured')
  return atLeast(
    `Lighthouse mobile, ${name}, every public page`,
    worst.scores[name],
    WANTED[name],
    worst.path,
  )
}

function marked(score: number, wanted: number): string {
  return score >= wanted ? String(score) : `**${score}**`
}

function version(): string {
  const { dependencies } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as {
    dependencies: { lighthouse: string }
  }
  return dependencies.lighthouse
}
