import type { Page } from '@playwright/test'

/**
 * Detects what a payload could do: open a dialog, call a function that payloads usually call, send a
 * request to another site, or leave an element or a link that could run a script.
 */
export async function watchPage(page: Page, origin: string): Promise<PageWatch> {
  const events: string[] = []
  page.on('dialog', (dialog) => {
    events.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!/^https?:/.test(url) || isAllowed(url, origin)) return
    events.push(`a request to ${url}`)
  })
  await page.route(
    (url) => !isAllowed(url.href, origin),
    (route) => route.abort(),
  )
  await page.exposeFunction('reportCall', (name: string) => events.push(`a call of ${name}`))
  await page.addInitScript(() => {
    const { reportCall } = window as unknown as { reportCall: (name: string) => void }
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'xss', 'XSS'])
      Object.defineProperty(window, name, { value: () => reportCall(name), writable: false })
  })
  return {
    async findings() {
      const elements = await page.evaluate(findRunnableElements)
      return [...events.splice(0), ...elements]
    },
  }
}

export interface PageWatch {
  /** The events since the last call, and the elements of the page that could run a script. */
  findings(): Promise<string[]>
}

// The pages embed one frame, the map of the office.
function isAllowed(url: string, origin: string): boolean {
  const { protocol, hostname } = new URL(url)
  if (!protocol.startsWith('http')) return true
  return url.startsWith(`${origin}/`) || hostname.endsWith('.google.com')
}

/** Runs in the page. React writes no handler attributes, and no link of ours is a script. */
function findRunnableElements(): string[] {
  const findings: string[] = []
  const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href'])
  const script = /^(javascript|vbscript|data:text)/i
  for (const element of document.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      // Browsers ignore spaces and unprintable characters here.
      const isScript = urlAttributes.has(name) && script.test(value.replaceAll(/[^!-~]/g, ''))
      if (isScript || name.startsWith('on') || name === 'srcdoc')
        findings.push(`<${element.localName} ${name}="${value.slice(0, 100)}">`)
    }
  return findings
}
