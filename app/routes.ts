import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('site/home/page.tsx'),
  route('properties', 'site/properties/page.tsx'),
  route('properties2/:id', 'site/property/page.tsx'),
  route('blog', 'site/blog/page.tsx'),
  route('BlogInfo/:id', 'site/post/page.tsx'),
  route('about', 'site/about/page.tsx'),
  route('contact-us', 'site/contact/page.tsx'),
  route('sell-property', 'site/sell/page.tsx'),
  route('tour/:token', 'site/tour/page.tsx'),
  route('shortlist', 'site/shortlist/page.tsx'),
  route('compare', 'site/compare/page.tsx'),
  route('*', 'site/not-found/page.tsx'),

  route('sitemap.xml', 'seo/routes/sitemap.ts'),
  route('robots.txt', 'seo/routes/robots.ts'),
  route('blog/rss.xml', 'seo/routes/blog-rss.ts'),
  route('properties/rss.xml', 'seo/routes/properties-rss.ts'),
  route('manifest.webmanifest', 'seo/routes/manifest.ts'),

  route('login', 'admin/login/page.tsx'),
  layout('admin/layout.tsx', [
    route('admin', 'admin/dashboard/page.tsx'),
    route('admin/create-post', 'admin/posts/page.tsx', { id: 'admin/create-post' }),
    route('admin/update-post/:id', 'admin/posts/page.tsx', { id: 'admin/update-post' }),
    route('admin/createpro', 'admin/properties/page.tsx', { id: 'admin/create-property' }),
    route('admin/update-property/:id', 'admin/properties/page.tsx', {
      id: 'admin/update-property',
    }),
    route('admin/enquiries', 'admin/enquiries/page.tsx'),
    route('admin/portals', 'admin/portals/page.tsx'),
    route('admin/check', 'admin/check/page.tsx'),
    route('admin/brochures', 'admin/brochures/page.tsx'),
    route('admin/activity', 'admin/activity/page.tsx'),
    route('admin/account', 'admin/account/page.tsx'),
  ]),
] satisfies RouteConfig
