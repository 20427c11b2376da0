import { z } from 'zod'

import { apiObject } from '#domain/fields.ts'

/** An uploaded logo, as settings name it. */
export const brandFile = apiObject('BrandFile', {
  src: z.string(),
  width: z.int(),
  height: z.int(),
})
export type BrandFile = z.infer<typeof brandFile>

export const BRAND_FILES_PATH = '/brand-files'

export function brandFileUrl(name: string): string {
  return `${BRAND_FILES_PATH}/${name}`
}

export function isBrandFileName(name: string): boolean {
  return /^[0-9a-f]{32}\.(svg|png)$/.test(name)
}

/** The names of all uploaded files whose addresses are in a text. */
export function brandFileNames(text: string): string[] {
  const found = text.matchAll(/\/brand-files\/([\w-]+\.(?:svg|png))/g)
  return [...new Set(Array.from(found, ([, name = '']) => name))]
}
