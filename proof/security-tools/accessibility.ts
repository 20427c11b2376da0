import { CHROMIUM_FLAGS } from '#proof/bench/browser.ts'
import { noFindings } from '#proof/report/goal.ts'
import { table, type Section } from '#proof/report/section.ts'
import { chromiumPath, installChromiumIfMissing } from '#scripts/chromium.ts'

import { withDemoSite } from './demo-site.ts'
import { runNpmTool } from './run-npm-tool.ts'
import { adminPages, onePageOfEachType } from './site-pages.ts'

const WIDTHS = [1440, 390]
const TOOLS = {
  axe: 'axe-core, all its rules',
  pa11y: 'pa11y (HTML_CodeSniffer), WCAG 2 AA',
  alfa: 'Siteimprove Alfa, WCAG 2.2 A and AA',
}

type ToolName = keyof typeof TOOLS

interface AccessibilityReport {
  findings: Record<ToolName, string[]>
  pagesChecked: Record<ToolName, number>
}

/** Accessibility checkers on every type of page, at two widths. */
export function testAccessibility(): Promise<Section> {
  installChromiumIfMissing()
  return withDemoSite(async (site) => {
    const paths = [...(await onePageOfEachType(site)), ...(await adminPages(site))]
    const { findings, pagesChecked } = await runNpmTool<AccessibilityReport>('accessibility.mjs', {
      chromium: chromiumPath(),
      flags: CHROMIUM_FLAGS,
      origin: site.url,
      token: site.token,
      paths,
      widths: WIDTHS,
    })
    const tools = Object.keys(TOOLS) as ToolName[]
    return {
      title: 'Accessibility',
      description: `${paths.length} pages, public and of the admin area, in Chromium at ${WIDTHS.join(' and ')} pixels, scrolled to their end before they are checked.`,
      tables: [
        table(
          'tool | pages checked | errors',
          tools.map((tool) => [TOOLS[tool], `${pagesChecked[tool]}`, `${findings[tool].length}`]),
        ),
      ],
      goals: tools.map((tool) =>
        noFindings(`${TOOLS[tool]}: errors on ${pagesChecked[tool]} pages`, findings[tool]),
      ),
    }
  })
}
