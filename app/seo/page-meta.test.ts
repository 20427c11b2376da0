import { expect, test } from 'vitest'

import { profile } from '#agency/profile.ts'

import { pageMeta } from './page-meta.ts'

const matches = [{ id: 'root', loaderData: { publicUrl: 'https://a.example', agency: profile } }]
const about = { title: 'About Us', description: 'Who we are.', path: '/about' }

test('the meta tags have the title with the agency, the description and the canonical URL', () => {
  const meta = pageMeta(matches, about)
  expect(meta).toContainEqual({ title: 'About Us | Ghaf & Harbour' })
  expect(meta).toContainEqual({ name: 'description', content: 'Who we are.' })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://a.example/about',
  })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://a.example/about' })
})

test('a title that contains the agency name is unchanged', () => {
  expect(pageMeta(matches, { ...about, title: 'Ghaf & Harbour, Dubai' })).toContainEqual({
    title: 'Ghaf & Harbour, Dubai',
  })
})

test('the share image has its absolute URL and its size', () => {
  const image = { path: '/uploads/1.jpg', alt: 'A lobby', width: 1600, height: 1067 }
  const meta = pageMeta(matches, { ...about, image, type: 'article' })
  expect(meta).toContainEqual({ property: 'og:type', content: 'article' })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://a.example/uploads/1.jpg',
  })
  expect(meta).toContainEqual({
    name: 'twitter:image',
    content: 'https://a.example/uploads/1.jpg',
  })
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1600' })
})

test('a page without an image uses the image of the agency', () => {
  expect(pageMeta(matches, about)).toContainEqual({
    property: 'og:image',
    content: 'https://a.example/share.jpg',
  })
})

test('a hidden page is noindex and has no canonical URL', () => {
  const meta = pageMeta(matches, { ...about, hidden: true })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(meta)).not.toContain('canonical')
})
