import type { Page } from '@playwright/test'

/**
 * Notices whatever a planted text could do: open a dialog, call what its writers like to call, ask
 * another site for something, or leave behind an element or a link that could run.
 */
export async function watch(page: Page, origin: string): Promise<Watched> {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const address = request.url()
    if (!/^https?:/.test(address) || isOurs(address, origin)) return
    seen.push(`a request to ${address}`)
  })
  await page.route(
    (address) => !isOurs(address.href, origin),
    (route) => route.abort(),
  )
  await page.exposeFunction('tellCalled', (what: string) => seen.push(`a call of ${what}`))
  await page.addInitScript(() => {
    const { tellCalled: tell } = window as unknown as { tellCalled: (what: string) => void }
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'xss', 'XSS'])
      Object.defineProperty(window, name, { value: () => tell(name), writable: false })
  })
  return {
    async findings() {
      const left = await page.evaluate(whatCouldRun)
      return [...seen.splice(0), ...left]
    },
  }
}

export interface Watched {
  /** What has happened since it was last asked for, and what stands in the page. */
  findings(): Promise<string[]>
}

// The map of the office is the one frame that the pages have.
function isOurs(address: string, origin: string): boolean {
  const { protocol, hostname } = new URL(address)
  if (!protocol.startsWith('http')) return true
  return address.startsWith(`${origin}/`) || hostname.endsWith('.google.com')
}

/** Runs in the page. React writes no handler into the page, and no link of ours is a script. */
function whatCouldRun(): string[] {
  const found: string[] = []
  const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href'])
  const script = /^(javascript|vbscript|data:text)/i
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      // Browsers look past spaces and what cannot be printed.
      const runs = addresses.has(name) && script.test(value.replaceAll(/[^!-~]/g, ''))
      if (runs || name.startsWith('on') || name === 'srcdoc')
        found.push(`<${element.localName} ${name}="${value.slice(0, 100)}">`)
    }
  return found
}
