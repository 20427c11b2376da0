import type { Page } from '@playwright/test'

interface ShownPhoto {
  address: string
  /** The width in pixels of the file that the browser chose. */
  fileWidth: number
  /** The smallest width on offer that fills the box, crop included. */
  smallestSufficientWidth: number
}

interface Screen {
  width: number
  density: number
}

/** The files that a browser chooses for the photos of a page, by screen. None of them is fetched. */
export async function photosOn(
  page: Page,
  path: string,
  screens: Screen[],
): Promise<{ screen: Screen; photos: ShownPhoto[] }[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.jpg', '*.js'] })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const shown: { screen: Screen; photos: ShownPhoto[] }[] = []
  for (const screen of screens) {
    await session.send('Emulation.setDeviceMetricsOverride', {
      width: screen.width,
      height: 900,
      deviceScaleFactor: screen.density,
      mobile: false,
    })
    await page.waitForFunction(
      ({ width, density }) => innerWidth === width && devicePixelRatio === density,
      screen,
    )
    await page.evaluate(chooseAnew)
    await page.waitForFunction(() =>
      [...document.images].every(({ currentSrc }) => currentSrc !== ''),
    )
    shown.push({ screen, photos: await page.evaluate(measurePhotos) })
  }
  return shown
}

/** New elements in place of the photos: a browser may stay with a file that it has once chosen. */
function chooseAnew(): void {
  for (const picture of document.querySelectorAll('picture')) {
    const copy = picture.cloneNode(true) as HTMLElement
    for (const image of copy.querySelectorAll('img')) image.loading = 'eager'
    picture.replaceWith(copy)
  }
  for (const image of document.images) image.loading = 'eager'
}

function measurePhotos(): ShownPhoto[] {
  const inPictures = [...document.images].filter(
    (image) => image.closest('picture') && image.offsetWidth > 0,
  )
  return inPictures.map((image) => {
    const style = getComputedStyle(image)
    const boxWidth =
      image.offsetWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const boxHeight =
      image.offsetHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)
    const widthAtBoxHeight =
      (boxHeight * Number(image.getAttribute('width'))) / Number(image.getAttribute('height'))
    const drawnWidth =
      style.objectFit === 'contain'
        ? Math.min(boxWidth, widthAtBoxHeight)
        : Math.max(boxWidth, widthAtBoxHeight)
    const offered = [
      ...(image
        .closest('picture')
        ?.querySelector('source')
        ?.srcset.matchAll(/ (\d+)w/g) ?? []),
    ].map(([, digits]) => Number(digits))
    const needed = Math.floor(drawnWidth * devicePixelRatio) - 1
    return {
      address: image.currentSrc,
      fileWidth: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
      smallestSufficientWidth: offered.find((width) => width >= needed) ?? Infinity,
    }
  })
}
