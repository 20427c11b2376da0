import { appContext } from '#app/context.ts'
import * as urls from '#app/urls.ts'
import { DAY_MS, isoAfter } from '#domain/iso-time.ts'

import type { Route } from './+types/security-txt.ts'

/** Where to report a vulnerability, as RFC 9116 has it; it may be valid for a year at most. */
const VALID_DAYS = 300

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, clock, agency } = context.get(appContext)
  const { profile } = await agency.current()
  const lines = [
    `Contact: mailto:${profile.emails.general}`,
    `Expires: ${isoAfter(clock.now(), VALID_DAYS * DAY_MS)}`,
    'Preferred-Languages: en',
    `Canonical: ${urls.absolute(publicUrl, urls.securityTxt)}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
