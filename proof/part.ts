import type { Section } from './report/section.ts'

/** One fault, or one outside tool: what it tries, and what came of it when it was tried in full. */
export interface Part {
  /** The name by which it is run alone: `npm run trust -- kills`. */
  name: string
  run: () => Promise<Section>
}
