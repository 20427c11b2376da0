import type { Server } from '#server/app-context.ts'
import type { Pages } from '#server/pages/pages.ts'

/** Who counts what a process does. Where metrics are off there is none, and nothing is counted. */
export interface Watch {
  /** The same pages, with those counted that are answered before the server is asked. */
  pages(pages: Pages): Pages
  /** Counts and times what the server is asked. */
  server(server: Server): void
  jobFailed: (job: string) => void
}
