import type { en } from './words.en.ts'

export const ar: typeof en = {
  blog: 'المدونة',
  description: (agency) =>
    `أدلّة إلى مناطق دبي وسندات الملكية ورسوم الخدمات وكلفة الشراء، يكتبها وسطاء ${agency}.`,
  noPosts: 'لا توجد مقالات حاليًا.',
  featured: 'أحدث مقال',
  earlier: 'مقالات سابقة',
  readPost: 'اقرأ المقال',
  shownOf: (shown, total) => `${shown} من ${total} من المقالات السابقة`,
  loadMore: 'عرض المزيد',
}
