/**
 * The categories that a site starts with. Portals, search engines and the rules for rooms know these;
 * a renamed or added category has the kind of one of them. Plain data: the browser loads it.
 */
export const CATEGORY_KINDS = [
  'Apartment',
  'Duplex',
  'Office',
  'Penthouse',
  'Plot',
  'Retail',
  'Townhouse',
  'Villa',
  'Warehouse',
] as const

/** Advertised as commercial property; they need no bedrooms. */
const COMMERCIAL_KINDS = new Set(['Office', 'Retail', 'Warehouse'])

export function isCommercialKind(kind: string): boolean {
  return COMMERCIAL_KINDS.has(kind)
}

/** Bare land has neither bedrooms nor bathrooms. */
export function isLandKind(kind: string): boolean {
  return kind === 'Plot'
}

export function isCategoryKind(name: string): boolean {
  return (CATEGORY_KINDS as readonly string[]).includes(name)
}
