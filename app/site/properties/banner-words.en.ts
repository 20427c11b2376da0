export const en = {
  properties: 'Properties',
  about: 'About',
  pageLinks: 'Page links',
  title: 'Properties for sale in Dubai',
  description:
    'Apartments, villas, townhouses, offices and shops for sale in Dubai, each with its price, its area and what is nearby. Search by title, location or category.',
}
