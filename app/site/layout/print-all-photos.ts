/** A slow photo delays the print dialog by this at most. */
const MAX_WAIT_MS = 5000

/**
 * Prints photos that the visitor has not scrolled to, too. A browser does not wait for photos that
 * begin to load at `beforeprint`. So the keys for printing are taken over: the page loads the photos,
 * then prints.
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
