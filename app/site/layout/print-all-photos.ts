/** A slow photo delays the print dialog by this at most. */
const MAX_WAIT_MS = 5000

/**
 * Prints photos that the visitor has not scrolled to as well. A browser does not wait for photos that
 * are loaded by `beforeprint`: where it can, the page loads them first and prints then.
 */
export function printAllPhotos(): () => void {
  const listeners = new AbortController()
  const load = () => {
    for (const image of document.images) image.loading = 'eager'
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return
    if (event.shiftKey || event.altKey) return
    event.preventDefault()
    load()
    const photos = Promise.allSettled([...document.images].map((image) => image.decode()))
    const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
    void Promise.race([photos, timeout]).then(() => print())
  }
  addEventListener('beforeprint', load, listeners)
  addEventListener('keydown', onKeyDown, listeners)
  return () => listeners.abort()
}
