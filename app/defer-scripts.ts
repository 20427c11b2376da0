import { HYDRATION_SCRIPT, MODULE_PRELOAD } from './react-router-internals.ts'

/**
 * Delays a page's scripts until its fonts and first photo are on the screen, or until the visitor
 * first touches it: the page is complete without them, and they would compete for network and CPU.
 * Returns the page in pieces that follow each other; no script spans two of them.
 */
export function deferScripts(html: string, nonce: string): string[] {
  const endOfHead = html.indexOf('</head>')
  const attributesStart = html.lastIndexOf(HYDRATION_SCRIPT)
  if (endOfHead === -1 || attributesStart === -1) return [html]
  const scriptStart = html.lastIndexOf('<script', attributesStart)
  const scriptEnd = html.indexOf(SCRIPT_END, attributesStart) + SCRIPT_END.length

  const head = html.slice(0, endOfHead)
  const modules = Array.from(head.matchAll(MODULE_PRELOAD), ([, url]) => url)
  const inertAttributes = `type="text/plain" data-modules="${[...new Set(modules)].join(' ')}"`
  return [
    head.replaceAll(MODULE_PRELOAD, ''),
    `<script nonce="${nonce}">(${startLater.toString()})()</script>`,
    html.slice(endOfHead, scriptStart),
    html.slice(scriptStart, scriptEnd).replace(HYDRATION_SCRIPT, inertAttributes),
    html.slice(scriptEnd),
  ]
}

const SCRIPT_END = '</script>'

/** Runs in the browser as an inline script, so it cannot use anything outside itself. */
function startLater() {
  const events = ['pointerdown', 'keydown', 'focusin']
  const start = () => {
    for (const event of events) removeEventListener(event, start, true)
    clearTimeout(timer)
    const inert = document.querySelector<HTMLScriptElement>('script[data-modules]')
    if (!inert) return
    for (const href of inert.dataset['modules']?.split(' ') ?? [])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    inert.replaceWith(
      Object.assign(document.createElement('script'), { type: 'module', text: inert.text }),
    )
  }
  for (const event of events) addEventListener(event, start, true)
  // A button clicked before hydration is clicked again after it. Popovers work without scripts.
  let button: HTMLElement | null | undefined
  const click = ({ target }: Event) =>
    (button =
      target instanceof Element
        ? target.closest<HTMLElement>('button[type=button]:not([popovertarget])')
        : null)
  addEventListener('click', click, true)
  addEventListener('hydrated', () => {
    removeEventListener('click', click, true)
    button?.click()
  })
  // The load event waits for photos, which can take long on a slow connection.
  const timer = setTimeout(start, 5000)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
}
