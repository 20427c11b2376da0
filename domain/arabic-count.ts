/** How Arabic counts: `{ one: 'عقار واحد', two: 'عقاران', few: 'عقارات', many: 'عقارًا', other: 'عقار' }`. */
export interface ArabicForms {
  /** Stands alone; without it, `other` follows the number. */
  zero?: string
  /** One and two need no number beside them. */
  one: string
  two: string
  /** After 3 to 10. */
  few: string
  /** After 11 to 99. */
  many: string
  /** After whole hundreds, and after fractions. */
  other: string
}

let rules: Intl.PluralRules | undefined

/** A number with what is counted, in the right one of the six forms: `3 عقارات`. */
export function arabicCount(count: number, forms: ArabicForms, number = String(count)): string {
  const form = (rules ??= new Intl.PluralRules('ar')).select(count)
  if (form === 'one' || form === 'two') return forms[form]
  if (form === 'zero' && forms.zero !== undefined) return forms.zero
  return `${number} ${forms[form] ?? forms.other}`
}

/** What lists, feeds and brochures count. */
export const PROPERTIES: ArabicForms = {
  one: 'عقار واحد',
  two: 'عقاران',
  few: 'عقارات',
  many: 'عقارًا',
  other: 'عقار',
}
export const BEDROOMS: ArabicForms = {
  one: 'غرفة نوم واحدة',
  two: 'غرفتا نوم',
  few: 'غرف نوم',
  many: 'غرفة نوم',
  other: 'غرفة نوم',
}
export const BATHROOMS: ArabicForms = {
  one: 'حمّام واحد',
  two: 'حمّامان',
  few: 'حمّامات',
  many: 'حمّامًا',
  other: 'حمّام',
}
