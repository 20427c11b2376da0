import { lazy, type ComponentType } from 'react'

const loading: Promise<void>[] = []

/**
 * A component whose code the browser downloads when it first renders it. The server loads the code
 * at start: it renders a page synchronously and cannot wait.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: await load() }))
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
