import type { Language } from '#domain/language.ts'
import { splitList } from '#domain/properties/property.ts'

/** What people of the agency speak, in a language; what is not known stays as it was typed. */
export function spokenLanguages(typed: string, language: Language): string {
  if (language === 'en') return typed
  return splitList(typed)
    .map((name) => ARABIC_NAMES[name.toLowerCase()] ?? name)
    .join('، ')
}

const ARABIC_NAMES: Record<string, string> = {
  arabic: 'العربية',
  bengali: 'البنغالية',
  cantonese: 'الكانتونية',
  chinese: 'الصينية',
  dutch: 'الهولندية',
  english: 'الإنجليزية',
  farsi: 'الفارسية',
  filipino: 'الفلبينية',
  french: 'الفرنسية',
  german: 'الألمانية',
  gujarati: 'الغوجاراتية',
  hindi: 'الهندية',
  italian: 'الإيطالية',
  japanese: 'اليابانية',
  kannada: 'الكانادا',
  korean: 'الكورية',
  malayalam: 'المالايالامية',
  mandarin: 'الماندرينية',
  marathi: 'الماراثية',
  pashto: 'البشتو',
  persian: 'الفارسية',
  polish: 'البولندية',
  portuguese: 'البرتغالية',
  punjabi: 'البنجابية',
  romanian: 'الرومانية',
  russian: 'الروسية',
  spanish: 'الإسبانية',
  swahili: 'السواحلية',
  tagalog: 'التاغالوغية',
  tamil: 'التاميلية',
  telugu: 'التيلوغوية',
  turkish: 'التركية',
  ukrainian: 'الأوكرانية',
  urdu: 'الأردية',
}
