import { pageLanguage } from '#app/language.tsx'
import { toast } from '#app/ui/toast.tsx'
import { WORDS } from '#app/ui/words.ts'

/** Shares the page with the device's share dialog, or copies the link if there is none. */
export async function sharePage(
  title = document.title,
  url = location.origin + location.pathname,
): Promise<void> {
  if ('share' in navigator) {
    // Closing the dialog rejects the promise; that is no error.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  const words = WORDS[pageLanguage()]
  try {
    await (navigator as Navigator).clipboard.writeText(url)
    toast.success(words.linkCopied)
  } catch {
    toast.error(words.linkNotCopied)
  }
}
