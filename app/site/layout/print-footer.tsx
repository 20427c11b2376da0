import { useEffect } from 'react'

import { profile } from '#agency/profile.ts'

/** Printed at the end of a page: the agency and its contact details. */
export function PrintFooter() {
  useEagerImagesForPrint()
  return (
    <p className="mt-6 hidden border-t border-line-strong pt-3 text-caption numerals print:block">
      {[profile.name, profile.phones[0].label, profile.emails.general, ...profile.address].join(
        ' · ',
      )}
    </p>
  )
}

// Lazy images below the screen would be missing in print.
function useEagerImagesForPrint() {
  useEffect(() => {
    const load = () => {
      for (const image of document.images) image.loading = 'eager'
    }
    addEventListener('beforeprint', load)
    return () => removeEventListener('beforeprint', load)
  }, [])
}
