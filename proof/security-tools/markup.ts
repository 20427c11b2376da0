import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { inChromium } from '#proof/bench/browser.ts'
import type { Section } from '#proof/report/section.ts'

import { need } from './debian.ts'
import { withDemoSite, type DemoSite } from './demo-site.ts'
import { openTab, openWhole } from './drawn-pages.ts'
import { adminPages, publicPages } from './every-page.ts'
import { nothing } from './findings.ts'
import { tell } from './tools.ts'

const CHECKER = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))

interface PageSource {
  path: string
  html: string
}

interface Links {
  followed: number
  skipped: number
  broken: string[]
}

interface Structured {
  path: string
  things: number
  unread: string[]
  issues: { severity: string; says: string }[]
}

/** What checkers of markup, of links and of structured data say of every page. */
export function markup(): Promise<Section> {
  need(['java', 'default-jre-headless'])
  return withDemoSite(async (site) => {
    const served = await pagesAsServed(site)
    const pages = [...served, ...(await adminPagesAsDrawn(site))]
    const valid = await nu(pages)
    const tidy = await tell<string[]>('html-validate.mjs', pages)
    const links = await tell<Links>('linkinator.mjs', {
      starts: [`${site.url}/`],
      origin: site.url,
    })
    const structured = await tell<Structured[]>('structured-data.mjs', served)
    return section(pages, valid, tidy, links, structured)
  })
}

async function pagesAsServed(site: DemoSite): Promise<PageSource[]> {
  const pages: PageSource[] = []
  for (const path of await publicPages(site))
    pages.push({ path, html: await (await fetch(site.url + path)).text() })
  return pages
}

function adminPagesAsDrawn(site: DemoSite): Promise<PageSource[]> {
  return inChromium(async (browser) => {
    const page = await openTab(browser, site)
    const pages: PageSource[] = []
    for (const path of await adminPages(site)) {
      await openWhole(page, site.url + path)
      // What draws toasts brings its styles along, in words that the checker does not know yet.
      await page.evaluate(() => document.querySelector('head > style[type]')?.remove())
      pages.push({ path, html: await page.content() })
    }
    return pages
  })
}

/** The Nu HTML checker, errors and warnings. */
async function nu(pages: PageSource[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'html-'))
  try {
    const files: string[] = []
    for (const { html } of pages) {
      const file = join(folder, `${files.length}.html`)
      await writeFile(file, html)
      files.push(file)
    }
    const args = ['-jar', CHECKER, '--exit-zero-always', '--format', 'json', ...files]
    const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 })
    const { messages } = JSON.parse(stderr) as { messages: Message[] }
    return messages
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .map(({ url, message, extract }) => {
        const at = files.findIndex((file) => url.endsWith(file))
        return `${pages[at]?.path}: ${message} ${extract ?? ''}`
      })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Message {
  type: string
  subType?: string
  url: string
  message: string
  extract?: string
}

function section(
  pages: PageSource[],
  valid: string[],
  tidy: string[],
  links: Links,
  structured: Structured[],
): Section {
  const errors = structured.flatMap(({ path, unread, issues }) => [
    ...unread.map((why) => `${path}: ${why}`),
    ...issues.filter(({ severity }) => severity === 'ERROR').map(({ says }) => `${path}: ${says}`),
  ])
  const warnings = structured.flatMap(({ issues }) =>
    issues.filter(({ severity }) => severity !== 'ERROR'),
  )
  const things = structured.reduce((sum, page) => sum + page.things, 0)
  return {
    title: 'Markup, links, structured data',
    says: `Every public page as it is served, and every page of the admin area as it stands in
Chromium. html-validate holds them against its standard, accessibility and document rules, save those
that are a matter of taste (listed in \`proof/security-tools/tools/html-validate.mjs\`). Links to other
sites are not followed.`,
    tables: [
      {
        head: ['tool', 'looked at', 'found'],
        rows: [
          ['vnu-jar, errors and warnings', `${pages.length} pages`, `${valid.length}`],
          ['html-validate', `${pages.length} pages`, `${tidy.length}`],
          ['linkinator', `${links.followed} links`, `${links.broken.length}`],
          [
            '@adobe/structured-data-validator',
            `${things} things on ${structured.length} pages`,
            `${errors.length} errors, ${warnings.length} wishes`,
          ],
        ],
      },
      ...wishes(warnings.map(({ says }) => says)),
    ],
    figures: [
      nothing(`vnu: errors and warnings on ${pages.length} pages`, valid),
      nothing(`html-validate: errors on ${pages.length} pages`, tidy),
      nothing(`linkinator: broken of ${links.followed} links`, links.broken),
      nothing(`structured data: errors in ${things} things`, errors),
    ],
  }
}

function wishes(warnings: string[]): Section['tables'] {
  if (warnings.length === 0) return []
  const counted = Map.groupBy(warnings, (says) => says.replaceAll('|', '/'))
  return [
    {
      head: ['structured data that is wished for', 'times'],
      rows: [...counted].map(([says, times]) => [says, `${times.length}`]),
    },
  ]
}
