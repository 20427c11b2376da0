import { formatCount } from '#app/ui/format.ts'
import { arabicCount, PROPERTIES } from '#domain/arabic-count.ts'

/** Words of the pages of people. */
const en = {
  about: 'About Us',
  homesWith: (name: string) => `Homes with ${name}`,
  whereHomes: 'Where the homes are',
  mapOf: (name: string) => `Map of the communities in which ${name} has homes`,
  homes: (count: number): string => formatCount(count, 'home'),
  speaks: 'Speaks',
  phone: 'Phone',
  email: 'Email',
  brn: 'BRN',
  orn: 'ORN',
  agency: 'Agency',
  whatsapp: 'WhatsApp',
  call: 'Call',
  comma: ', ',
}

const ar: typeof en = {
  about: 'من نحن',
  homesWith: (name) => `عقارات مع ${name}`,
  whereHomes: 'أين تقع العقارات',
  mapOf: (name) => `خريطة المجمّعات التي تقع فيها عقارات ${name}`,
  homes: (count) => arabicCount(count, PROPERTIES),
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

export const WORDS = { en, ar }
