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

export function isCategoryKind(name: string): boolean {
  return (CATEGORY_KINDS as readonly string[]).includes(name)
}
