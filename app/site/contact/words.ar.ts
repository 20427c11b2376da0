import type { en } from './words.en.ts'

const COMMA = '، '

export const ar: typeof en = {
  comma: COMMA,
  contactUs: 'تواصل معنا',
  description: (agency, address) =>
    `راسل ${agency}، أو اتصل بنا، أو تواصل عبر واتساب، أو زرنا في المكتب: ${address.join(COMMA)}.`,
  write: 'اكتب لنا',
  name: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  subject: 'الموضوع',
  message: 'الرسالة',
  submit: 'إرسال',
  details: 'بيانات التواصل',
  call: 'اتصال أو واتساب',
  whatsapp: 'واتساب',
  general: 'استفسارات عامة',
  careers: 'الوظائف',
  follow: 'تابعنا',
  findUs: 'موقعنا على خرائط Google',
  showMap: 'عرض خريطة Google',
  openMap: 'افتح في خرائط Google',
  officeMap: 'خريطة دبي وعليها موقع مكتبنا',
}
