import type { en } from './banner-words.en.ts'

export const ar: typeof en = {
  properties: 'العقارات',
  about: 'من نحن',
  pageLinks: 'روابط الصفحة',
  title: 'عقارات للبيع في دبي',
  description:
    'شقق وفلل وتاون هاوس ومكاتب ومحال للبيع في دبي، لكل منها سعره ومساحته وما يجاوره. ابحث بالاسم أو المنطقة أو نوع العقار.',
}
