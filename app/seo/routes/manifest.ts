import * as urls from '#app/urls.ts'
import { appContext } from '#app/context.ts'
import { WORDS } from '#app/seo/words.ts'
import { inLanguage, languageOf, pathIn } from '#domain/language.ts'

import type { Route } from './+types/manifest.ts'

export async function loader({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const language = languageOf(new URL(request.url).pathname)
  const agency = await context.get(appContext).agency.current()
  const { profile, brand } = inLanguage(language, agency)
  return Response.json(
    {
      name: profile.name,
      short_name: profile.name,
      description: profile.description,
      lang: WORDS[language].locale,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      start_url: pathIn(language, urls.home),
      // The whole site, so that the other language opens in it as well.
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
