import { createContext } from 'react-router'

import type { App } from '#domain/app.ts'

/** Where a loader finds the App: `context.get(appContext)`. */
export const appContext = createContext<App>()

/** The same on the database that takes writes: for what must be read as it stands at this moment. */
export const writerContext = createContext<App>()

/** The network address of the visitor, by which enquiries are counted. */
export const visitorContext = createContext<string>()

/** What our own scripts in a page are marked with while it is rendered; see `policy.ts`. */
export const nonceContext = createContext<string>()

/**
 * Where a rendered document is laid down, in pieces that follow each other: as one string, or in a
 * Response, it would be copied several times.
 */
export const documentContext = createContext<readonly string[] | null>(null)

/** Why a page could not be rendered, where it could not. */
export const failureContext = createContext<unknown>(null)
