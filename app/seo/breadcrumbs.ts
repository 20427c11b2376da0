import type { BreadcrumbList, WithContext } from 'schema-dts'

import { absolute } from './address.ts'

/** The way to a page, from the home page on. */
export function breadcrumbs(
  base: string,
  steps: { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  const way = [{ name: 'Home', path: '/' }, ...steps]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(base, path),
    })),
  }
}
