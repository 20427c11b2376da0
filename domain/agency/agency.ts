import type { z } from 'zod'

import type { SECTIONS } from './sections.ts'

/** Everything that the owner sets about the agency, by section. */
export type Agency = { [Key in SectionKey]: z.output<(typeof SECTIONS)[Key]['schema']> }

export type SectionKey = keyof typeof SECTIONS

/** The settings as they are now. */
export interface AgencySettings {
  current(): Promise<Agency>
}

/** What the names of downloaded files start with: letters, digits and dashes. */
export function fileNameOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
}
