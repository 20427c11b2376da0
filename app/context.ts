import { createContext } from 'react-router'

import type { App } from '#domain/app.ts'
import type { ReadForm } from '#domain/posted-form.ts'

/** Where a loader finds the App: `context.get(appContext)`. It may read from a replica. */
export const appContext = createContext<App>()

/** The App on the database that takes writes, for reads that must see the latest change. */
export const writerContext = createContext<App>()

/** The IP address that the request came from. */
export const addressContext = createContext<string>()

/** Reads the form that was posted to the page. */
export const formContext = createContext<ReadForm>()

/** Marks our own scripts while a page is rendered; `content-security-policy.ts` then allows them. */
export const nonceContext = createContext<string>()

/** The CSS of the owner's colours and type, which is part of the page; empty for the shipped ones. */
export const themeContext = createContext('')

/**
 * The rendered document, in pieces that follow each other. One string, or a Response, would copy it
 * several times.
 */
export const documentContext = createContext<readonly string[] | null>(null)

/** The error, where a page could not be rendered. */
export const failureContext = createContext<unknown>(null)
