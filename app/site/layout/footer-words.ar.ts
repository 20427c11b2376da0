import type { en } from './footer-words.en.ts'

export const ar: typeof en = {
  footer: 'روابط أسفل الصفحة',
  footerLinks: {
    properties: 'العقارات',
    areas: 'المناطق',
    blog: 'المدونة',
    about: 'من نحن',
    contact: 'تواصل معنا',
    admin: 'الإدارة',
  },
  write: 'راسلنا',
  visit: 'زرنا',
  rights: (name) => `© 2024 ${name}. جميع الحقوق محفوظة.`,
}
