import type { z } from 'zod'

import type { SECTIONS } from './sections.ts'

/** Everything that the owner sets about the agency, by section. */
export type Agency = { [Key in SectionKey]: z.output<(typeof SECTIONS)[Key]['schema']> }

export type SectionKey = keyof typeof SECTIONS

/** The settings as they are now. */
export interface AgencySettings {
  current(): Promise<Agency>
}
