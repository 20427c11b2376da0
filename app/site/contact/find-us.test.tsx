import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'

import { lazyComponentsLoaded } from '#app/islands/lazy-component.tsx'

import { FindUs } from './find-us.tsx'

beforeAll(lazyComponentsLoaded)

const URL = 'https://www.google.com/maps?q=Creek+Quay+Tower&output=embed'

test('where visitors are asked first, the page has a button in place of the frame, for all', () => {
  const html = render(true)
  expect(html).toMatch(/<button[^>]*>Show the map of Google<\/button>/)
  expect(html).not.toContain('<iframe')
  expect(html).not.toContain('output=embed')
})

test('where they are not, the frame is there without JavaScript, and no button', () => {
  const html = render(false)
  expect(html).toMatch(/<noscript><iframe[^>]* src="[^"]*output=embed"/)
  expect(html).not.toContain('<button')
})

function render(needsConsent: boolean): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <FindUs url={URL} needsConsent={needsConsent} hasOffice={false} office={{}} />
      ),
    },
  ])
  return renderToStaticMarkup(<Stub />)
}
