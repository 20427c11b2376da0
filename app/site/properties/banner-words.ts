const en = {
  properties: 'Properties',
  about: 'About',
  pageLinks: 'Page links',
  title: 'Properties for sale in Dubai',
  description:
    'Apartments, villas, townhouses, offices and shops for sale in Dubai, each with its price, its area and what is nearby. Search by title, location or category.',
}

const ar: typeof en = {
  properties: 'العقارات',
  about: 'من نحن',
  pageLinks: 'روابط الصفحة',
  title: 'عقارات للبيع في دبي',
  description:
    'شقق وفلل وتاون هاوس ومكاتب ومحال للبيع في دبي، لكل منها سعره ومساحته وما يجاوره. ابحث بالاسم أو المنطقة أو نوع العقار.',
}

export const WORDS = { en, ar }
