import { appContext } from '#app/context.ts'
import * as urls from '#app/urls.ts'

import type { Route } from './+types/robots.ts'

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Allow: /',
    `Disallow: ${urls.admin}`,
    `Disallow: ${urls.login}`,
    'Disallow: /api',
    `Disallow: ${urls.propertyBrochure('*')}`,
    '',
    `Sitemap: ${urls.absolute(context.get(appContext).publicUrl, urls.sitemap)}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
