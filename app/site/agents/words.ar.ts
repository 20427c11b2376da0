import type { en } from './words.en.ts'

export const ar: typeof en = {
  about: 'من نحن',
  homesWith: (name) => `عقارات مع ${name}`,
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
