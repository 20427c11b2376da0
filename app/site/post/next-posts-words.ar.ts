import type { en } from './next-posts-words.en.ts'

export const ar: typeof en = {
  nextPosts: 'المقالات التالية',
  noNext: 'لا مقالات تالية.',
}
