import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Puppeteer } from '@siteimprove/alfa-puppeteer'
import rules from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'
import pa11y from 'pa11y'
import puppeteer from 'puppeteer'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
// Levels A and AA only; the site does not claim AAA.
const AA_RULES = [...rules].filter((rule) =>
  rule.hasRequirement((one) => Criterion.isCriterion(one) && Conformance.isAA()(one)),
)

/** The findings of each tool on each page at each width. */
export default async function checkPages({ chromium, flags, origin, token, paths, widths }) {
  const browser = await puppeteer.launch({ executablePath: chromium, args: flags })
  const findings = { axe: [], pa11y: [], alfa: [] }
  for (const width of widths)
    for (const path of paths) {
      process.stderr.write(`${width} ${path}\n`)
      const page = await openPage(browser, { url: origin + path, width, token })
      for (const [tool, check] of Object.entries({ alfa, axe, pa11y: codeSniffer }))
        for (const error of await check(page)) findings[tool].push(`${path} at ${width}: ${error}`)
      await page.close()
    }
  await browser.close()
  return findings
}

async function openPage(browser, { url, width, token }) {
  const page = await browser.newPage()
  // The tools inject scripts into the page.
  await page.setBypassCSP(true)
  await page.setViewport({ width, height: 900, isMobile: width < 500, hasTouch: width < 500 })
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await page.evaluateOnNewDocument((token) => localStorage.setItem('token', token), token)
  await page.goto(url, { waitUntil: 'networkidle0' })
  await page.waitForSelector('h1')
  await page.evaluate(scrollToEnd)
  return page
}

async function scrollToEnd() {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  scrollTo(0, 0)
  const animations = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(animations.map(({ finished }) => finished))
}

async function axe(page) {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(() => globalThis.axe.run())
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

async function codeSniffer(page) {
  const { issues } = await pa11y(page.url(), {
    browser: page.browser(),
    page,
    ignoreUrl: true,
    standard: 'WCAG2AA',
    runners: ['htmlcs'],
    timeout: 60_000,
  })
  return issues
    .filter(({ type }) => type === 'error')
    .map(({ code, message, context }) => `${code}: ${message} ${context}`)
}

async function alfa(page) {
  const document = await page.evaluateHandle(() => globalThis.document)
  const outcomes = await Audit.of(await Puppeteer.toPage(document), AA_RULES).evaluate()
  return [...outcomes]
    .filter(Outcome.isFailed)
    .map(({ rule, target }) => `${rule.uri.split('/').at(-1)}: ${String(target).slice(0, 300)}`)
}
