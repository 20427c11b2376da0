/** How many texts of a value have an empty field for Arabic beside them: `title` and `title_ar`. */
export function missingArabic(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const fields = value as Record<string, unknown>
  return Object.entries(fields)
    .map(([name, text]) => {
      const isMissing = isEmpty(fields[`${name}_ar`]) && !isEmpty(text)
      return missingArabic(text) + Number(isMissing)
    })
    .reduce((sum, count) => sum + count, 0)
}

/** What is left out has no field for Arabic, so that none is missing. */
function isEmpty(text: unknown): boolean {
  if (Array.isArray(text)) return text.length === 0
  return typeof text === 'string' && text.trim() === ''
}

/** `2 texts without Arabic`; empty where none is missing. */
export function missingArabicText(count: number): string {
  if (count === 0) return ''
  return `${count} ${count === 1 ? 'text' : 'texts'} without Arabic`
}
