const en = {
  blog: 'Blog',
  notFoundTitle: 'Post not found',
  notFoundHeading: 'Post not found.',
  notFound: 'Not found',
  notFoundText: 'It may have been taken down, or its address may have been cut short.',
  allPosts: 'All posts',
  preview: 'Preview, seen only by those who have its link.',
  readMore: 'Read More',
  byline: ', ',
}

const ar: typeof en = {
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

export const WORDS = { en, ar }
