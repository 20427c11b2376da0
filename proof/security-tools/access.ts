import { CHROMIUM_FLAGS } from '#proof/bench/browser.ts'
import type { Section } from '#proof/report/section.ts'
import { chromiumPath, installChromiumIfMissing } from '#scripts/chromium.ts'

import { withDemoSite } from './demo-site.ts'
import { adminPages, onePageOfEachKind } from './every-page.ts'
import { nothing } from './findings.ts'
import { tell } from './tools.ts'

const WIDTHS = [1440, 390]
const TOOLS = {
  axe: 'axe-core, all its rules',
  pa11y: 'pa11y (HTML_CodeSniffer), WCAG 2 AA',
  alfa: 'Siteimprove Alfa, WCAG 2.2 A and AA',
}

interface Access {
  found: Record<keyof typeof TOOLS, string[]>
  looked: Record<keyof typeof TOOLS, number>
}

/** What tools that look for barriers find on every kind of page, at two widths. */
export function access(): Promise<Section> {
  installChromiumIfMissing()
  return withDemoSite(async (site) => {
    const paths = [...(await onePageOfEachKind(site)), ...(await adminPages(site))]
    const { found, looked } = await tell<Access>('access.mjs', {
      chromium: chromiumPath(),
      flags: CHROMIUM_FLAGS,
      origin: site.url,
      token: site.token,
      paths,
      widths: WIDTHS,
    })
    const tools = Object.keys(TOOLS) as (keyof typeof TOOLS)[]
    return {
      title: 'Barriers',
      says: `${paths.length} pages, public and of the admin area, in Chromium at ${WIDTHS.join(' and ')} pixels,
read to their end before the tools look at them.`,
      tables: [
        {
          head: ['tool', 'pages looked at', 'errors'],
          rows: tools.map((tool) => [TOOLS[tool], `${looked[tool]}`, `${found[tool].length}`]),
        },
      ],
      figures: tools.map((tool) =>
        nothing(`${TOOLS[tool]}: errors on ${looked[tool]} pages`, found[tool]),
      ),
    }
  })
}
