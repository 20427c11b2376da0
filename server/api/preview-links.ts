import { z } from 'zod'

import type { AppContext } from '#server/app-context.ts'

export const previewLink = z.object({ url: z.string(), expires_at: z.string() })

/** The address of a page with a token that shows its preview. */
export function linkOf(
  { publicUrl }: Pick<AppContext, 'publicUrl'>,
  path: string,
  { token, expires_at }: { token: string; expires_at: string },
): z.infer<typeof previewLink> {
  return { url: `${publicUrl}${path}?preview=${token}`, expires_at }
}
