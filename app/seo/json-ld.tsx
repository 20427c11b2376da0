import { useState } from 'react'
import type { Thing, WithContext } from 'schema-dts'

import { useHydrated } from '#app/islands/use-hydrated.ts'

/**
 * What search engines read about the page. They read pages as the server sends them, so that it is
 * made there only: `of={import.meta.env.SSR && …}`. In the browser it is left as it came, and a page
 * that somebody went on to has none.
 */
export function JsonLd<T extends Thing>({ of }: { of: WithContext<T> | false }) {
  const hydrated = useHydrated()
  const [fromServer] = useState(!hydrated)
  if (!fromServer) return null
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: of === false ? '' : inScript(of) }}
    />
  )
}

// `</script>` inside a text would end the element.
function inScript(thing: object): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c')
}
