const en = {
  nextPosts: 'Next posts',
  noNext: 'No next blogs available.',
}

const ar: typeof en = {
  nextPosts: 'المقالات التالية',
  noNext: 'لا مقالات تالية.',
}

export const WORDS = { en, ar }
