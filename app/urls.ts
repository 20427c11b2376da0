// Builds every page address of the site. No page address is spelled anywhere else, except in
// routes.ts; the paths of the JSON API are in the files that call them.
// Use: import * as urls from '#app/urls.ts'

export const home = '/'
export const properties = '/properties'
export const blog = '/blog'
export const about = '/about'
export const contact = '/contact-us'
export const sell = '/sell-property'

/** Redirects to the current search index, for code that does not know its hash. */
export const currentSearchIndex = '/properties/inventory'

export const companyBrochure = '/brochure.pdf'
export const blogFeed = '/blog/rss.xml'
export const propertiesFeed = '/properties/rss.xml'
export const sitemap = '/sitemap.xml'
export const manifest = '/manifest.webmanifest'

export const login = '/login'
export const admin = '/admin'
/** The dashboard with its list of properties open. */
export const adminProperties = '/admin?tab=properties'
export const createPost = '/admin/create-post'
export const createProperty = '/admin/createpro'
export const enquiries = '/admin/enquiries'
export const portals = '/admin/portals'
export const siteCheck = '/admin/check'
export const brochures = '/admin/brochures'
export const activity = '/admin/activity'
export const account = '/admin/account'

/** The full URL of a path, as canonical links, share images, feeds and sitemaps need it. */
export function absolute(publicUrl: string, path: string): string {
  return new URL(path, `${publicUrl}/`).href
}

export function property(id: number | string): string {
  return `/properties2/${id}`
}

export function post(id: number | string): string {
  return `/BlogInfo/${id}`
}

/** Whether a path is the page of one property, in any letter case. */
export function isPropertyPage(pathname: string): boolean {
  return /^\/properties2\//i.test(pathname)
}

export function isPostPage(pathname: string): boolean {
  return /^\/BlogInfo\//i.test(pathname)
}

/** Names one content by its hash, so that browsers may cache it for ever. */
export function searchIndex(hash: string): string {
  return `${currentSearchIndex}/${hash}`
}

export function propertyBrochure(id: number | string): string {
  return `${property(id)}/brochure.pdf`
}

interface VersionedContent {
  id: number
  updated_at: string
}

export function propertyShareImage({ id, updated_at }: VersionedContent): string {
  return shareImage(property(id), updated_at)
}

export function postShareImage({ id, updated_at }: VersionedContent): string {
  return shareImage(post(id), updated_at)
}

// Social networks cache an image under its URL for ever, so each version has its own URL.
function shareImage(page: string, updatedAt: string): string {
  return `${page}/share.jpg?v=${Date.parse(updatedAt).toString(36)}`
}

export function shortlist(ids: readonly number[] = []): string {
  return `/shortlist${idsQuery(ids)}`
}

export function compare(ids: readonly number[] = []): string {
  return `/compare${idsQuery(ids)}`
}

function idsQuery(ids: readonly number[]): string {
  return ids.length === 0 ? '' : `?ids=${ids.join(',')}`
}

/** One part of a long sitemap, such as `properties-3`. */
export function sitemapPart(name: string): string {
  return `${sitemap}?part=${name}`
}

export function updatePost(id: number): string {
  return `/admin/update-post/${id}`
}

/** `section` is the id of a part of the form, such as `permit`. */
export function updateProperty(id: number, section?: string): string {
  return `/admin/update-property/${id}${section ? `#${section}` : ''}`
}
