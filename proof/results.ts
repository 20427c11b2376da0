import { writeFileSync } from 'node:fs'

import { keptIn } from './report/results-store.ts'
import type { Section } from './report/section.ts'

const REPORT = new URL('../docs/TRUST.md', import.meta.url)

const results = keptIn(new URL('results/', import.meta.url))

/** Keeps what a part has found until it is run again. */
export function keep(name: string, section: Section): void {
  results.keep(name, [section])
}

/** Writes the report from what every part has found when it was last run. */
export function writeReport(names: string[]): void {
  const { figures, parts } = results.report(names)
  writeFileSync(
    REPORT,
    `# Trust

What was done to this site, and what came of it. Written by \`npm run trust\`, which does all of it
again; \`npm run trust -- kills\` does one part. A short form of each is part of \`npm test\`.

${figures}

${parts}
`,
  )
}
