import { inChromium } from '#proof/bench/browser.ts'
import { assertNothingMissing, missingTools } from '#proof/debian-tools.ts'
import { startAdminSite, type AdminSite } from '#proof/sites.ts'
import { request } from '#proof/http-client.ts'
import { noFindings } from '#proof/report/goal.ts'
import { table, tableOf, type Section } from '#proof/report/section.ts'

import { checkHtml, type PageHtml } from './html-checker.ts'
import { runNpmTool } from './run-npm-tool.ts'
import { adminPages, everyPublicPage } from './site-pages.ts'

interface LinkReport {
  followed: number
  broken: string[]
}

interface StructuredDataReport {
  path: string
  items: number
  parseErrors: string[]
  issues: { severity: string; description: string }[]
}

/** Checks the markup, links and structured data of every page. */
export async function testMarkup(): Promise<Section> {
  assertNothingMissing(missingTools('java'))
  await using site = await startAdminSite()
  const publicHtml = await readPublicPages(site)
  const pages = [...publicHtml, ...(await renderAdminPages(site))]
  const vnu = await checkHtml(pages)
  const htmlValidate = await runNpmTool<string[]>('html-validate', pages)
  const links = await runNpmTool<LinkReport>('linkinator', site.url)
  const structured = await runNpmTool<StructuredDataReport[]>('structured-data', publicHtml)
  const errors = structured.flatMap(({ path, parseErrors, issues }) => [
    ...parseErrors.map((why) => `${path}: ${why}`),
    ...issues
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ description }) => `${path}: ${description}`),
  ])
  const warnings = structured.flatMap(({ issues }) =>
    issues.filter(({ severity }) => severity !== 'ERROR'),
  )
  const suggestions = Map.groupBy(warnings, ({ description }) => description.replaceAll('|', '/'))
  const suggestionTable = tableOf([...suggestions], {
    'suggested structured data': ([text]) => text,
    times: ([, { length }]) => length,
  })
  const items = structured.reduce((sum, page) => sum + page.items, 0)
  return {
    title: 'Markup, links, structured data',
    description:
      'Every public page as it is served, and every page of the admin area as Chromium renders it. html-validate checks them with its standard, accessibility and document rules, except those that are a matter of style (listed in `proof/security-tools/tools/html-validate.mjs`). Links to other sites are not followed.',
    tables: [
      table('tool | checked | findings', [
        ['vnu-jar, errors and warnings', `${pages.length} pages`, `${vnu.length}`],
        ['html-validate', `${pages.length} pages`, `${htmlValidate.length}`],
        ['linkinator', `${links.followed} links`, `${links.broken.length}`],
        [
          '@adobe/structured-data-validator',
          `${items} items on ${structured.length} pages`,
          `${errors.length} errors, ${warnings.length} suggestions`,
        ],
      ]),
      ...(suggestions.size > 0 ? [suggestionTable] : []),
    ],
    goals: [
      noFindings(`vnu: errors and warnings on ${pages.length} pages`, vnu),
      noFindings(`html-validate: errors on ${pages.length} pages`, htmlValidate),
      noFindings(`linkinator: broken of ${links.followed} links`, links.broken),
      noFindings(`structured data: errors in ${items} items`, errors),
    ],
  }
}

async function readPublicPages(site: AdminSite): Promise<PageHtml[]> {
  return Array.fromAsync(await everyPublicPage(site), async (path) => {
    const { body } = await request(site.url + path)
    return { path, html: body.toString() }
  })
}

function renderAdminPages(site: AdminSite): Promise<PageHtml[]> {
  return inChromium(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript((token) => localStorage.setItem('token', token), site.token)
    return await Array.fromAsync(await adminPages(site), async (path) => {
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      await page.locator('h1').first().waitFor()
      // The toast library adds styles with CSS that the checker does not know yet.
      await page.evaluate(() => document.querySelector('head > style[type]')?.remove())
      return { path, html: await page.content() }
    })
  })
}
