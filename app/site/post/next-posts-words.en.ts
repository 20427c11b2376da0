export const en = {
  nextPosts: 'Next posts',
  noNext: 'No next blogs available.',
}
