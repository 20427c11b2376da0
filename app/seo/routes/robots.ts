import { appContext } from '#app/context.ts'
import { absolute } from '#app/seo/address.ts'

import type { Route } from './+types/robots.ts'

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin',
    'Disallow: /login',
    'Disallow: /api',
    'Disallow: /properties2/*/brochure.pdf',
    '',
    `Sitemap: ${absolute(context.get(appContext).publicUrl, '/sitemap.xml')}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
