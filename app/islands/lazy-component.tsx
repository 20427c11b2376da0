import { lazy, type ComponentType } from 'react'

const loading: Promise<void>[] = []

/**
 * A component whose code the browser downloads when it first renders the component. Where the page has
 * the server's HTML of it, an element with the id `htmlId`, the download waits for the visitor's first
 * action. The server loads the code at start: it renders a page synchronously and cannot wait.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  htmlId?: string,
): ComponentType<Props> {
  if (!import.meta.env.SSR)
    return lazy(async () => {
      if (htmlId && document.getElementById(htmlId)) await interaction()
      return { default: await load() }
    })
  let Loaded: ComponentType<Props> | undefined
  const setLoaded = async () => {
    Loaded = await load()
  }
  loading.push(setLoaded())
  return function LazyComponent(props: Props) {
    if (!Loaded) throw new Error('A lazy component is rendered before its code is loaded.')
    return <Loaded {...props} />
  }
}

/** Resolves when the server has loaded the code of all lazy components. */
export async function lazyComponentsLoaded(): Promise<void> {
  await Promise.all(loading)
}

/**
 * Resolves at the visitor's first action; undefined if there was one already. Until then the page keeps
 * the server's HTML, which works as it does without JavaScript.
 */
function interaction(): Promise<unknown> | undefined {
  // The visitor may have focused a field before this code ran.
  if (document.activeElement !== document.body) return undefined
  return new Promise((resolve) => {
    // React stops events on HTML whose code is missing; a capture listener on `window` runs before.
    for (const event of ['pointerover', 'focusin', 'keydown', 'scroll'])
      addEventListener(event, resolve, { once: true, capture: true })
  })
}
