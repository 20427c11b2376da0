import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { holdFailedRequests, holdNavigations, isUnderway } from './held-requests.ts'

const browser = new EventTarget()

beforeAll(() => {
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', {
    __reactRouterDataRouter: { routes: [{ id: 'about', path: '/about' }] },
    __reactRouterRouteModules: {},
    __reactRouterManifest: { routes: { about: { module: '/assets/about.js' } } },
  })
  holdFailedRequests()
})
afterAll(() => void vi.unstubAllGlobals())

test('a tap waits for the code of its page, and Back cancels it', async () => {
  const first = tap('/about')
  expect([first.isFollowed, isUnderway()]).toEqual([false, true])
  first.loadCode()
  await expect.poll(() => first.isFollowed).toBe(true)
  await expect.poll(isUnderway).toBe(false)

  const second = tap('/about')
  browser.dispatchEvent(new Event('popstate'))
  second.loadCode()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect([second.isFollowed, isUnderway()]).toEqual([false, false])
})

/** A tap on a link to a page whose code comes when `loadCode` is called. */
function tap(to: string) {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const tapped = { isFollowed: false, loadCode: () => resolve(Response.json(null)) }
  const follow = () => {
    tapped.isFollowed = true
    return Promise.resolve({ status: 'success', error: undefined, meta: undefined } as const)
  }
  holdNavigations.router?.({
    instrument: ({ navigate }) => void navigate?.(follow, { to, currentUrl: '/' }),
  })
  return tapped
}
