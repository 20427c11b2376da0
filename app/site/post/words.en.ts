export const en = {
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
