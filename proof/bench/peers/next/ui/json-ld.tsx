/** What search engines read about the page. */
export function JsonLd({ of }: { of: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...of })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  )
}

export function breadcrumbs(...steps: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${BASE}${path}`,
    })),
  }
}

export const BASE = 'http://localhost:3000'
