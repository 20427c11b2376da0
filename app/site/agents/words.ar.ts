import { arabicCount, type ArabicForms } from '#domain/arabic-count.ts'

import type { en } from './words.en.ts'

const HOMES: ArabicForms = {
  one: 'عقار واحد',
  two: 'عقاران',
  few: 'عقارات',
  many: 'عقارًا',
  other: 'عقار',
}

export const ar: typeof en = {
  about: 'من نحن',
  homesWith: (name) => `عقارات مع ${name}`,
  whereHomes: 'أين تقع العقارات',
  mapOf: (name) => `خريطة المجمّعات التي تقع فيها عقارات ${name}`,
  homes: (count) => arabicCount(count, HOMES),
  speaks: 'اللغات',
  phone: 'رقم الهاتف',
  email: 'البريد الإلكتروني',
  brn: 'رقم الوسيط',
  orn: 'رقم المكتب',
  agency: 'المكتب',
  whatsapp: 'واتساب',
  call: 'اتصال',
  comma: '، ',
}
