import { useEffect } from 'react'

import { site } from '#agency/profile.ts'

/** On paper, links lead nowhere: who showed this, and how to reach them. */
export function PrintedFoot() {
  useLoadedForPrint()
  return (
    <p className="mt-6 hidden border-t border-line-strong pt-3 text-caption numerals print:block">
      {[site.name, site.phones[0].label, site.emails.general, ...site.address].join(' · ')}
    </p>
  )
}

// A photo below the screen is not loaded yet, and paper has no below.
function useLoadedForPrint() {
  useEffect(() => {
    const load = () => {
      for (const image of document.images) image.loading = 'eager'
    }
    addEventListener('beforeprint', load)
    return () => removeEventListener('beforeprint', load)
  }, [])
}
