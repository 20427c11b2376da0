import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'

/** Runs a hook in a page that shows nothing, for which React needs hardly any document. */
export async function renderHook<Result>(hook: () => Result) {
  stubBrowser()
  const results: Result[] = []
  const Page = () => {
    results.push(hook())
    return null
  }
  const router = createMemoryRouter([{ path: '*', Component: Page }])
  const root = createRoot(emptyElement())
  const unmount = () => act(async () => root.unmount())
  onTestFinished(unmount)
  await act(async () => root.render(createElement(RouterProvider, { router })))
  return {
    /** What the hook returned last. */
    result: () => results.at(-1)!,
    /** Runs a change, and what React does after it. */
    act: (change: () => unknown) =>
      act(async () => {
        await change()
      }),
    unmount,
  }
}

/** React asks whether such an element has the focus. */
class HTMLIFrameElement extends EventTarget {}

function stubBrowser(): void {
  const document = Object.assign(new EventTarget(), { nodeType: 9, hidden: false })
  const stored = new Map<string, string>()
  const stubs = {
    document,
    window: Object.assign(new EventTarget(), { document, HTMLIFrameElement }),
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    IS_REACT_ACT_ENVIRONMENT: true,
  }
  for (const [name, stub] of Object.entries(stubs)) vi.stubGlobal(name, stub)
  onTestFinished(() => void vi.unstubAllGlobals())
}

function emptyElement(): Element {
  const element = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument: document }
  return Object.assign(new EventTarget(), element) as unknown as Element
}
