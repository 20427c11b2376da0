import { toast } from '#app/ui/toast.tsx'

/** Hands the page on: by the phone's own sheet where there is one, else as a copied link. */
export async function sharePage(
  title = document.title,
  url = location.origin + location.pathname,
): Promise<void> {
  if ('share' in navigator) {
    // Closing the sheet without choosing is no fault.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url)
    toast.success('Link copied.')
  } catch {
    toast.error('The link could not be copied.')
  }
}
