import type { en } from './words.en.ts'

export const ar: typeof en = {
  skip: 'انتقل إلى المحتوى',
  main: 'القائمة الرئيسية',
  menu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  footer: 'روابط أسفل الصفحة',
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
  footerLinks: {
    properties: 'العقارات',
    blog: 'المدونة',
    about: 'من نحن',
    contact: 'تواصل معنا',
    admin: 'الإدارة',
  },
  whatsapp: 'واتساب',
  call: 'اتصال',
  write: 'راسلنا',
  visit: 'زرنا',
  share: 'مشاركة',
  enquire: 'استفسر الآن',
  rights: (name) => `© 2024 ${name}. جميع الحقوق محفوظة.`,
  on: (name, network) => `${name} على ${NETWORKS[network] ?? network}`,
  held: 'لم يصل رد. الصفحة كما تركتها.',
  offline: 'لم يصل رد. يرجى المحاولة بعد قليل.',
  tryAgain: 'حاول مجددًا',
  dismiss: 'إغلاق',
  blogFeed: 'المدونة',
  propertiesFeed: 'أحدث العقارات',
}

const NETWORKS: Record<string, string> = {
  Instagram: 'إنستغرام',
  LinkedIn: 'لينكدإن',
  Facebook: 'فيسبوك',
  YouTube: 'يوتيوب',
  X: 'إكس',
  TikTok: 'تيك توك',
}
