import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Carousel } from './carousel.tsx'

test('before its code is loaded, the row can be scrolled by keys', () => {
  const html = renderToStaticMarkup(
    <Carousel title="Partners" itemsLabel="partners" slideClass="">
      <img src="/logo.svg" alt="Emaar" />
    </Carousel>,
  )
  expect(html).toMatch(/<div tabindex="0" class="[^"]*overflow-x-auto/)
})
