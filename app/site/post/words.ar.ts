import type { en } from './words.en.ts'

export const ar: typeof en = {
  blog: 'المدونة',
  notFoundTitle: 'المقال غير موجود',
  notFoundHeading: 'لم نجد هذا المقال.',
  notFound: 'غير موجود',
  notFoundText: 'ربما أُزيل، أو أن عنوانه وصل ناقصًا.',
  allPosts: 'كل المقالات',
  preview: 'معاينة لا يراها إلا من لديه رابطها.',
  readMore: 'اقرأ أيضًا',
  byline: '، ',
}
