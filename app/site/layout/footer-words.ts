/** Words that only the footer has: no first visit downloads them. */
const en = {
  footer: 'Footer',
  footerLinks: {
    properties: 'Properties',
    areas: 'Areas',
    blog: 'Blog',
    about: 'About us',
    contact: 'Contact us',
    admin: 'Admin',
  },
  write: 'Write',
  visit: 'Visit',
  rights: (name: string) => `© 2024 ${name}. All rights reserved.`,
}

const ar: typeof en = {
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

export const WORDS = { en, ar }
