import type { en } from './words.en.ts'

export const ar: typeof en = {
  skip: 'انتقل إلى المحتوى',
  main: 'القائمة الرئيسية',
  menu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  contactAnAgent: 'تواصل مع وسيط',
  homeLink: (name) => `${name}، الصفحة الرئيسية`,
  nav: {
    home: 'الرئيسية',
    properties: 'العقارات',
    blog: 'المدونة',
    about: 'من نحن',
    contact: 'تواصل معنا',
    sell: 'اعرض عقارك للبيع',
  },
  whatsapp: 'واتساب',
  call: 'اتصال',
  share: 'مشاركة',
  enquire: 'استفسر الآن',
  held: 'لم يصل رد. الصفحة كما تركتها.',
  offline: 'لم يصل رد. يرجى المحاولة بعد قليل.',
  tryAgain: 'حاول مجددًا',
  dismiss: 'إغلاق',
  blogFeed: 'المدونة',
  propertiesFeed: 'أحدث العقارات',
}
