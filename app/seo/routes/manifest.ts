import * as urls from '#app/urls.ts'
import { appContext } from '#app/context.ts'

import type { Route } from './+types/manifest.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { profile, brand } = await context.get(appContext).agency.current()
  return Response.json(
    {
      name: profile.name,
      short_name: profile.name,
      description: profile.description,
      lang: 'en-GB',
      dir: 'ltr',
      start_url: urls.home,
      scope: urls.home,
      display: 'browser',
      background_color: brand.paper,
      theme_color: brand.paper,
      icons: [
        icon('/icon-192.png', 192, 'any'),
        icon('/icon-512.png', 512, 'any'),
        icon('/icon-maskable-192.png', 192, 'maskable'),
        icon('/icon-maskable-512.png', 512, 'maskable'),
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  )
}

function icon(src: string, size: number, purpose: 'any' | 'maskable') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
