import { CHROMIUM_FLAGS } from '#proof/bench/browser.ts'
import { startAdminSite } from '#proof/sites.ts'
import { noFindings } from '#proof/report/goal.ts'
import { tableOf, type Section } from '#proof/report/section.ts'
import { chromiumPath, installChromiumIfMissing } from '#scripts/chromium.ts'

import { runNpmTool } from './run-npm-tool.ts'
import { adminPages, onePageOfEachType } from './site-pages.ts'

const WIDTHS = [1440, 390]
const TOOLS = {
  axe: 'axe-core, all its rules',
  pa11y: 'pa11y (HTML_CodeSniffer), WCAG 2 AA',
  alfa: 'Siteimprove Alfa, WCAG 2.2 A and AA',
}

type ToolName = keyof typeof TOOLS

/** Accessibility checkers on every type of page, at two widths. */
export async function testAccessibility(): Promise<Section> {
  installChromiumIfMissing()
  await using site = await startAdminSite()
  const paths = [...(await onePageOfEachType(site)), ...(await adminPages(site))]
  const findings = await runNpmTool<Record<ToolName, string[]>>('accessibility', {
    chromium: chromiumPath(),
    flags: CHROMIUM_FLAGS,
    origin: site.url,
    token: site.token,
    paths,
    widths: WIDTHS,
  })
  const pagesChecked = paths.length * WIDTHS.length
  const tools = Object.keys(TOOLS) as ToolName[]
  return {
    title: 'Accessibility',
    description: `${paths.length} pages, public and of the admin area, in Chromium at ${WIDTHS.join(' and ')} pixels, scrolled to their end before they are checked.`,
    tables: [
      tableOf(tools, {
        tool: (tool) => TOOLS[tool],
        'pages checked': () => pagesChecked,
        errors: (tool) => findings[tool].length,
      }),
    ],
    goals: tools.map((tool) =>
      noFindings(`${TOOLS[tool]}: errors on ${pagesChecked} pages`, findings[tool]),
    ),
  }
}
