import { useState } from 'react'
import type { Thing, WithContext } from 'schema-dts'

import { useHydrated } from '#app/islands/use-hydrated.ts'

/**
 * Structured data for search engines. They read the server's HTML, so it is built there only; pass
 * `data={import.meta.env.SSR && …}` to keep the code out of the browser. The browser leaves the HTML
 * as it is, and renders none after a client navigation.
 */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> | false }) {
  const isHydrated = useHydrated()
  const [isFromServer] = useState(!isHydrated)
  if (!isFromServer) return null
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: data === false ? '' : escapeForScript(data) }}
    />
  )
}

/** A `</script>` inside a text would end the element. */
function escapeForScript(thing: object): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c')
}
