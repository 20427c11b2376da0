import { lazy, type ComponentType } from 'react'

const loading: Promise<void>[] = []

/**
 * A component whose code the browser fetches when it first draws it. The server has it from the
 * start: it renders a page in one go, and waits for nothing half-way.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: await load() }))
  let Loaded: ComponentType<Props> | undefined
  const loaded = async () => {
    Loaded = await load()
  }
  loading.push(loaded())
  return function Later(props: Props) {
    if (!Loaded) throw new Error('A page is rendered before all of its parts are loaded.')
    return <Loaded {...props} />
  }
}

/** When this is done, the server has all components that come later in the browser. */
export async function allLoaded(): Promise<void> {
  await Promise.all(loading)
}
