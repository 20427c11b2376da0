import type { BlogPosting, WithContext } from 'schema-dts'

import { teaser } from '#domain/formatted-text.ts'
import type { Post } from '#domain/posts/post.ts'

import * as urls from '#app/urls.ts'
import { agencyId } from './real-estate-agent.ts'
import { DESCRIPTION_LENGTH } from './page-meta.ts'

export function blogPosting(base: string, post: Post): WithContext<BlogPosting> {
  const url = urls.absolute(base, urls.post(post.id))
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: teaser(post.metadescription, DESCRIPTION_LENGTH),
    image: urls.absolute(base, post.photo_url),
    datePublished: post.date,
    dateModified: post.updated_at,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@id': agencyId(base) },
    inLanguage: 'en-GB',
  }
}
