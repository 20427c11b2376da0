/** Opens a page of the site in a new tab once its address is known; undefined closes the tab. */
export async function openInTab(readUrl: () => Promise<string | undefined>): Promise<void> {
  // At once, since browsers block a window that opens after an answer.
  const tab = window.open('', '_blank')
  const url = await readUrl()
  if (!url) return tab?.close()
  const { pathname, search } = new URL(url)
  if (tab) tab.location.href = pathname + search
  else location.href = pathname + search
}
