import type { en } from './carousel-words.en.ts'

export const ar: typeof en = {
  playCarousel: (items) => `تشغيل عرض ${items}`,
  pauseCarousel: (items) => `إيقاف عرض ${items}`,
  previousItems: (items) => `السابق في ${items}`,
  nextItems: (items) => `التالي في ${items}`,
  chooseItems: (items) => `اختر من ${items}`,
  slideOf: (slide, slides) => `الشريحة ${slide} من ${slides}`,
}
