// Builds every page address for app/. routes.ts has the same addresses; domain/ and server/, which
// may not import app/, spell the few that emails, calendar files and the site check link to. The paths
// of the JSON API are in the files that call them. `/properties2`, `/BlogInfo` and `/admin/createpro`
// are addresses that visitors and links have always used.
// Use: import * as urls from '#app/urls.ts'

import { areaSlug } from '#domain/places/area-slug.ts'

export * from './admin-urls.ts'

export const home = '/'
export const properties = '/properties'
export const areas = '/areas'
export const blog = '/blog'
export const about = '/about'
export const contact = '/contact-us'
export const writeMessage = `${contact}#message`
export const sell = '/sell-property'

/** Redirects to the current search index, for code that does not know its hash. */
export const currentSearchIndex = '/properties/inventory'

export const companyBrochure = '/brochure.pdf'
export const blogFeed = '/blog/rss.xml'
export const propertiesFeed = '/properties/rss.xml'
export const sitemap = '/sitemap.xml'
export const securityTxt = '/.well-known/security.txt'
export const manifest = '/manifest.webmanifest'

export const login = '/login'
export const forgottenPassword = '/forgotten-password'
/** Invitations are at `/invite/{token}`, links for a new password at `/reset-password/{token}`. */
export const isInvitation = (pathname: string) => pathname.startsWith('/invite/')
export const admin = '/admin'
/** The dashboard, at its list of posts. */
export const adminPosts = '/admin?tab=posts#content'
/** The dashboard with its list of properties open. */
export const adminProperties = '/admin?tab=properties'
export const createPost = '/admin/create-post'
export const createProperty = '/admin/createpro'
export const enquiries = '/admin/enquiries'
export const enquiryBoard = `${enquiries}/board`
/** Emails of the mailbox for portal leads. */
export const portalEmails = '/admin/portal-emails'
export const portals = '/admin/portals'
export const siteCheck = '/admin/check'
export const brochures = '/admin/brochures'
export const activity = '/admin/activity'
export const trash = '/admin/trash'
export const figures = '/admin/figures'
export const listings = '/admin/listings'
export const account = '/admin/account'
export const team = '/admin/team'
export const settings = '/admin/settings'
export const places = '/admin/places'
export const mailSettings = '/admin/settings/mail'
export const mailboxSettings = '/admin/settings/mailbox'
export const webhooks = '/admin/settings/webhooks'
export const backups = '/admin/backups'

/** The full URL of a path, as canonical links, share images, feeds and sitemaps need it. */
export const absolute = (publicUrl: string, path: string) => new URL(path, `${publicUrl}/`).href

type Id = number | string

export const property = (id: Id) => `/properties2/${id}`
export const agent = (id: Id) => `/agents/${id}`
/** For loaders only: in the browser its code would be part of every page. */
export const area = (location: { id: number; name: string }) => `${areas}/${areaSlug(location)}`
export const post = (id: Id) => `/BlogInfo/${id}`

/** Whether a path is the page of one property, in any language and letter case. */
export const isPropertyPage = (pathname: string) => /^(\/ar)?\/properties2\//i.test(pathname)
export const isPostPage = (pathname: string) => /^(\/ar)?\/BlogInfo\//i.test(pathname)

/** Names one content by its hash, so that browsers may cache it for ever. */
export const searchIndex = (hash: string) => `${currentSearchIndex}/${hash}`

export const propertyBrochure = (id: Id) => `${property(id)}/brochure.pdf`

// Social networks cache an image under its URL for ever, so each version has its own URL.
export const shareImage = (page: string, updatedAt: string) =>
  `${page}/share.jpg?v=${Date.parse(updatedAt).toString(36)}`

const idsQuery = (ids: readonly number[]) => (ids.length === 0 ? '' : `?ids=${ids.join(',')}`)

export const shortlist = (ids: readonly number[] = []) => `/shortlist${idsQuery(ids)}`
export const compare = (ids: readonly number[] = []) => `/compare${idsQuery(ids)}`

/** Where a search is saved, to be told of new homes; with the query of the list page. */
export const newAlert = (query = '') => `/alerts/new${query}`

/** One part of a long sitemap, such as `properties-3`. */
export const sitemapPart = (name: string) => `${sitemap}?part=${name}`
