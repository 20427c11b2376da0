const en = {
  blog: 'Blog',
  description: (agency: string) =>
    `Guides to Dubai neighbourhoods, title deeds, service charges and the cost of buying, written by the brokers of ${agency}.`,
  noPosts: 'No posts available.',
  featured: 'Featured post',
  earlier: 'Earlier posts',
  readPost: 'Read the post',
  shownOf: (shown: number, total: number) => `${shown} of ${total} earlier posts`,
  loadMore: 'Load More',
}

const ar: typeof en = {
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

export const WORDS = { en, ar }
