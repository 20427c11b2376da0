import { createContext } from 'react-router'

import type { App } from '#domain/app.ts'

/** Where a loader finds the App: `context.get(appContext)`. */
export const appContext = createContext<App>()

/** The address under which the world reaches the site, without a slash at its end. */
export const publicUrlContext = createContext<string>()
