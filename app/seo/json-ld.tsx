import { useState } from 'react'
import type { Thing } from 'schema-dts'

import { useHydrated } from '#app/islands/use-hydrated.ts'

/**
 * Structured data for search engines. They read the server's HTML, so it is built there only; pass
 * `data={import.meta.env.SSR && …}` to keep the code out of the browser. The browser leaves the HTML
 * as it is, and renders none after a client navigation.
 */
export function JsonLd({ data }: { data: Exclude<Thing, string> | false }) {
  const isHydrated = useHydrated()
  const [isFromServer] = useState(!isHydrated)
  if (!isFromServer) return null
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: data === false ? '' : toScript(data) }}
    />
  )
}

/** A `</script>` inside a text would end the element. */
function toScript(data: object): string {
  const thing = { '@context': 'https://schema.org', ...data }
  return JSON.stringify(thing).replaceAll('<', '\\u003c')
}
