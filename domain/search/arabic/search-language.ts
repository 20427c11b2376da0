import { arabicText } from '#domain/arabic-letters.ts'
import { namesWith } from '#domain/search/names.ts'
import type { SearchLanguage } from '#domain/search/read-query.ts'
import type { SearchSettings } from '#domain/search/search-settings.ts'

import { arabicReader } from './arabic.ts'
import { arabicLabels } from './labels.ts'

// Arabic pages load it together with this module.
export { arabicText }

/** How searches on Arabic pages are interpreted. */
export function arabicSearchLanguage(settings: SearchSettings): Required<SearchLanguage> {
  const { names, categories, arabic = [] } = settings
  return {
    arabic: arabicReader(namesWith(names, categories), arabic),
    labels: arabicLabels(arabic),
  }
}
