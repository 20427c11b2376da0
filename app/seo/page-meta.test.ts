import { expect, test } from 'vitest'

import { pageMeta } from './page-meta.ts'

const matches = [{ id: 'root', loaderData: { publicUrl: 'https://a.example' } }]
const about = { title: 'About Us', description: 'Who we are.', path: '/about' }

test('a page names itself, the agency and its one address', () => {
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

test('a title that names the agency is left as it is', () => {
  expect(pageMeta(matches, { ...about, title: 'Ghaf & Harbour, Dubai' })).toContainEqual({
    title: 'Ghaf & Harbour, Dubai',
  })
})

test('cards show the picture of the page under its full address', () => {
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

test('a page without a picture of its own shows that of the agency', () => {
  expect(pageMeta(matches, about)).toContainEqual({
    property: 'og:image',
    content: 'https://a.example/share.jpg',
  })
})

test('a hidden page asks not to be listed and claims no address', () => {
  const meta = pageMeta(matches, { ...about, hidden: true })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(meta)).not.toContain('canonical')
})
