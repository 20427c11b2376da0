export const en = {
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
