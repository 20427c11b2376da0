export const en = {
  playCarousel: (items: string) => `Play the ${items} carousel`,
  pauseCarousel: (items: string) => `Pause the ${items} carousel`,
  previousItems: (items: string) => `Previous ${items}`,
  nextItems: (items: string) => `Next ${items}`,
  chooseItems: (items: string) => `Choose ${items}`,
  slideOf: (slide: number, slides: number) => `Slide ${slide} of ${slides}`,
}
