/**
 * A page is read before it is worked with: it is complete and works as it stands. Its scripts would
 * take the line from its fonts and its first photo and the processor from drawing them, so they wait
 * until those are on the screen, or until the visitor begins to do something. Gives the page in
 * pieces that follow each other, each script in one of them.
 */
export function deferScripts(html: string, mark: string): string[] {
  const endOfHead = html.indexOf('</head>')
  const start = html.lastIndexOf(START)
  if (endOfHead === -1 || start === -1) return [html]
  const script = html.lastIndexOf('<script', start)
  const endOfScript = html.indexOf(END, start) + END.length

  const head = html.slice(0, endOfHead)
  const modules = Array.from(head.matchAll(PRELOAD), ([, address]) => address)
  const held = `type="text/plain" data-modules="${[...new Set(modules)].join(' ')}"`
  return [
    head.replaceAll(PRELOAD, ''),
    `<script nonce="${mark}">(${startLater.toString()})()</script>`,
    html.slice(endOfHead, script),
    html.slice(script, endOfScript).replace(START, held),
    html.slice(endOfScript),
  ]
}

const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g
const START = 'type="module" async=""'
const END = '</script>'

/** Runs in the browser, by itself: nothing outside of it is there. */
function startLater() {
  const signs = ['pointerdown', 'keydown', 'focusin']
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true)
    clearTimeout(latest)
    const held = document.querySelector<HTMLScriptElement>('script[data-modules]')
    if (!held) return
    for (const href of held.dataset['modules']?.split(' ') ?? [])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    held.replaceWith(
      Object.assign(document.createElement('script'), { type: 'module', text: held.text }),
    )
  }
  for (const sign of signs) addEventListener(sign, start, true)
  // A button that was pressed too early is pressed again when there is somebody to hear it. What opens
  // a popover needs nobody.
  let pressed: HTMLElement | null | undefined
  const press = ({ target }: Event) =>
    (pressed =
      target instanceof Element
        ? target.closest<HTMLElement>('button[type=button]:not([popovertarget])')
        : null)
  addEventListener('click', press, true)
  addEventListener('alive', () => {
    removeEventListener('click', press, true)
    pressed?.click()
  })
  // A photo may take long on a slow line.
  const latest = setTimeout(start, 5000)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)))
}
