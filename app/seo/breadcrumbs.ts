import type { BreadcrumbList, WithContext } from 'schema-dts'

import * as urls from '#app/urls.ts'

/** The breadcrumb of a page as structured data; the home page is added. */
export function breadcrumbs(
  base: string,
  steps: { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  const items = [{ name: 'Home', path: urls.home }, ...steps]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urls.absolute(base, path),
    })),
  }
}
