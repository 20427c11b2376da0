import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('site/home/page.tsx'),
  route('sitemap.xml', 'seo/routes/sitemap.ts'),
  route('robots.txt', 'seo/routes/robots.ts'),
  route('blog/rss.xml', 'seo/routes/blog-rss.ts'),
  route('properties/rss.xml', 'seo/routes/properties-rss.ts'),
  route('manifest.webmanifest', 'seo/routes/manifest.ts'),
] satisfies RouteConfig
