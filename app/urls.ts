// Builds every page address of the site. No page address is spelled anywhere else; the paths of the
// JSON API stand in the api.ts files that call them. Use: import * as urls from '#app/urls.ts'

export const home = '/'
export const properties = '/properties'
export const blog = '/blog'
export const about = '/about'
export const contact = '/contact-us'
export const sell = '/sell-property'
export const shortlist = '/shortlist'
export const compare = '/compare'

/** Redirects to the current search index, for code that does not know its hash. */
export const currentSearchIndex = '/properties/inventory'

/** Names one content by its hash, so that browsers may cache it for ever. */
export function searchIndex(hash: string): string {
  return `${currentSearchIndex}/${hash}`
}

export function property(id: number): string {
  return `/properties2/${id}`
}

export function propertyBrochure(id: number): string {
  return `${property(id)}/brochure.pdf`
}

export function post(id: number): string {
  return `/BlogInfo/${id}`
}

export const companyBrochure = '/brochure.pdf'
export const blogFeed = '/blog/rss.xml'
export const propertiesFeed = '/properties/rss.xml'

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

export function updatePost(id: number): string {
  return `/admin/update-post/${id}`
}

/** `section` is the id of a part of the form, such as `permit`. */
export function updateProperty(id: number, section?: string): string {
  return `/admin/update-property/${id}${section ? `#${section}` : ''}`
}
