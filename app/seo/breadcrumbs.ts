import type { BreadcrumbList, WithContext } from 'schema-dts'

import * as urls from '#app/urls.ts'

/** A breadcrumb as structured data, from the home page to the current page. */
export function breadcrumbs(
  publicUrl: string,
  crumbs: readonly { label: string; to?: string; path?: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to, path = to ?? urls.home }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: urls.absolute(publicUrl, path),
    })),
  }
}
