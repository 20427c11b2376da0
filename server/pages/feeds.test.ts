import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { appContext } from '#app/context.ts'
import { loader as blogFeed } from '#app/seo/routes/blog-rss.ts'
import { loader as manifest } from '#app/seo/routes/manifest.ts'
import { loader as propertiesFeed } from '#app/seo/routes/properties-rss.ts'
import * as places from '#domain/places/places.server.ts'
import * as properties from '#domain/properties/properties.server.ts'
import { testApp, type TestApp } from '#test/test-app.ts'

test('the feed of listings at /ar is in Arabic, and in English where there is no Arabic', async () => {
  const app = await testApp()
  const { categories, locations } = await places.list(app)
  const villa = categories.find(({ name }) => name === 'Villa')
  const palm = locations.find(({ name }) => name === 'Palm Jumeirah')
  await places.update(app, 'categories', villa?.id ?? 0, { name_ar: 'فيلا' })
  await places.update(app, 'locations', palm?.id ?? 0, { name_ar: 'نخلة جميرا' })
  const home = { category_id: villa?.id, location_id: palm?.id, currency: 'AED', price: '4850000' }
  await properties.create(app, { ...home, properties_title: 'Plain house' })
  await properties.create(app, {
    ...home,
    properties_title: 'Frond house',
    title_ar: 'بيت على السعفة',
    description_ar: 'بيت هادئ على الماء.',
  })
  await properties.create(app, home)
  const english = await textOf(propertiesFeed, app, '/properties/rss.xml')
  expect(english).toContain('<language>en-GB</language>')
  expect(english).not.toMatch(/\p{Script=Arabic}|\/ar/u)
  const arabic = await textOf(propertiesFeed, app, '/ar/properties/rss.xml')
  expect(arabic).toContain('<language>ar</language>')
  expect(arabic).toContain(`href="${app.publicUrl}/ar/properties/rss.xml"`)
  expect([...arabic.matchAll(/<item><title>(.*?)</g)].map(([, title]) => title)).toEqual([
    'عقار 3',
    'بيت على السعفة',
    'Plain house',
  ])
  expect(arabic).toContain(`<link>${app.publicUrl}/ar/properties2/2</link>`)
  expect(arabic).toContain(
    '<description>فيلا للبيع في نخلة جميرا، 4,850,000 درهم. بيت هادئ على الماء.</description>',
  )
})

test('the feed of the blog and the manifest at /ar lead to Arabic pages', async () => {
  const app = await testApp()
  const feed = await textOf(blogFeed, app, '/ar/blog/rss.xml')
  expect(feed).toContain(`<link>${app.publicUrl}/ar/blog</link>`)
  expect(feed).toMatch(/<title>.*: المدونة<\/title>/)
  expect(await textOf(blogFeed, app, '/blog/rss.xml')).toContain(
    `<link>${app.publicUrl}/blog</link>`,
  )
  expect(JSON.parse(await textOf(manifest, app, '/ar/manifest.webmanifest'))).toMatchObject({
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar',
    scope: '/',
  })
  expect(JSON.parse(await textOf(manifest, app, '/manifest.webmanifest'))).toMatchObject({
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
  })
})

async function textOf(loader: typeof manifest, app: TestApp, path: string): Promise<string> {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  const response = await loader({ context, request: new Request(app.publicUrl + path) })
  return response.text()
}
