const en = {
  playCarousel: (items: string) => `Play the ${items} carousel`,
  pauseCarousel: (items: string) => `Pause the ${items} carousel`,
  previousItems: (items: string) => `Previous ${items}`,
  nextItems: (items: string) => `Next ${items}`,
  chooseItems: (items: string) => `Choose ${items}`,
  slideOf: (slide: number, slides: number) => `Slide ${slide} of ${slides}`,
}

const ar: typeof en = {
  playCarousel: (items) => `تشغيل عرض ${items}`,
  pauseCarousel: (items) => `إيقاف عرض ${items}`,
  previousItems: (items) => `السابق في ${items}`,
  nextItems: (items) => `التالي في ${items}`,
  chooseItems: (items) => `اختر من ${items}`,
  slideOf: (slide, slides) => `الشريحة ${slide} من ${slides}`,
}

export const WORDS = { en, ar }
