/** Opens a page of the site in a new tab once its address is known; undefined closes the tab. */
export async function openInTab(readUrl: () => Promise<string | undefined>): Promise<void> {
  // Before the request: browsers block a window that is opened some time after the click.
  const tab = window.open('', '_blank')
  const url = await readUrl()
  if (!url) return tab?.close()
  const { pathname, search } = new URL(url)
  if (tab) tab.location.href = pathname + search
  else location.href = pathname + search
}
