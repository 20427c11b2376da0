import type { Language } from '#domain/language.ts'

/** Reasons that an agent need not type, as the visitor reads them. */
export const DECLINE_SENTENCES: Record<Language, string>[] = [
  {
    en: 'The property is no longer available.',
    ar: 'لم يعد العقار متاحًا.',
  },
  {
    en: 'The property cannot be visited at the moment.',
    ar: 'لا يمكن زيارة العقار في الوقت الحالي.',
  },
  {
    en: 'We could not reach you to confirm the time.',
    ar: 'لم نتمكن من الوصول إليك لتأكيد الموعد.',
  },
]
