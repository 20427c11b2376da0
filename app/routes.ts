import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** One spelling of each address: `/About` is not found. */
const page = (path: string, file: string, options: { id?: string } = {}) =>
  route(path, file, { ...options, caseSensitive: true })

export default [
  index('site/home/page.tsx'),
  page('properties', 'site/properties/page.tsx'),
  page('properties2/:id', 'site/property/page.tsx'),
  page('blog', 'site/blog/page.tsx'),
  page('BlogInfo/:id', 'site/post/page.tsx'),
  page('about', 'site/about/page.tsx'),
  page('agents/:id', 'site/agents/page.tsx'),
  page('areas', 'site/areas/page.tsx'),
  page('areas/:slug', 'site/area/page.tsx'),
  page('contact-us', 'site/contact/page.tsx'),
  page('sell-property', 'site/sell/page.tsx'),
  page('tour/:token', 'site/tour/page.tsx'),
  page('alerts/new', 'site/new-alert/page.tsx'),
  page('alerts/:token', 'site/alert/page.tsx'),
  page('shortlist', 'site/shortlist/page.tsx'),
  page('compare', 'site/compare/page.tsx'),
  page('*', 'site/not-found/page.tsx'),

  page('sitemap.xml', 'seo/routes/sitemap.ts'),
  page('robots.txt', 'seo/routes/robots.ts'),
  page('.well-known/security.txt', 'seo/routes/security-txt.ts'),
  page('blog/rss.xml', 'seo/routes/blog-rss.ts'),
  page('properties/rss.xml', 'seo/routes/properties-rss.ts'),
  page('manifest.webmanifest', 'seo/routes/manifest.ts'),

  page('login', 'admin/login/page.tsx'),
  page('forgotten-password', 'admin/forgotten-password/page.tsx'),
  page('invite/:token', 'admin/choose-password/page.tsx', { id: 'admin/invite' }),
  page('reset-password/:token', 'admin/choose-password/page.tsx', { id: 'admin/reset-password' }),
  layout('admin/layout.tsx', [
    page('admin', 'admin/dashboard/page.tsx'),
    page('admin/create-post', 'admin/posts/page.tsx', { id: 'admin/create-post' }),
    page('admin/update-post/:id', 'admin/posts/page.tsx', { id: 'admin/update-post' }),
    page('admin/createpro', 'admin/properties/page.tsx', { id: 'admin/create-property' }),
    page('admin/update-property/:id', 'admin/properties/page.tsx', {
      id: 'admin/update-property',
    }),
    page('admin/enquiries/board', 'admin/enquiries/board/page.tsx'),
    page('admin/enquiries/:id?', 'admin/enquiries/page.tsx'),
    page('admin/portal-emails', 'admin/portal-emails/page.tsx'),
    page('admin/portals', 'admin/portals/page.tsx'),
    page('admin/check', 'admin/check/page.tsx'),
    page('admin/brochures', 'admin/brochures/page.tsx'),
    page('admin/activity', 'admin/activity/page.tsx'),
    page('admin/trash', 'admin/trash/page.tsx'),
    page('admin/figures', 'admin/figures/page.tsx'),
    page('admin/listings', 'admin/listings/page.tsx'),
    page('admin/team', 'admin/team/page.tsx'),
    page('admin/settings/:section?', 'admin/settings/page.tsx'),
    page('admin/places', 'admin/places/page.tsx'),
    page('admin/settings/mail', 'admin/mail/page.tsx'),
    page('admin/settings/mailbox', 'admin/mailbox/page.tsx'),
    page('admin/settings/webhooks', 'admin/webhooks/page.tsx'),
    page('admin/backups', 'admin/backups/page.tsx'),
    page('admin/account', 'admin/account/page.tsx'),
  ]),
] satisfies RouteConfig
