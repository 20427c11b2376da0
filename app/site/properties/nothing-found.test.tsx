import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { LanguageProvider } from '#app/language.tsx'

import { NothingFound } from './nothing-found.tsx'

test('in Arabic the conditions are listed with Arabic commas, also in the message', () => {
  const Page = createRoutesStub([{ path: '/', Component: NothingInArabic }])
  const html = renderToStaticMarkup(<Page />)
  expect(html).toContain('لا عقار يجمع كل هذا: فيلا، مسبح.')
  expect(html).toContain('لم يُعثر على نتيجة لهذا البحث: فيلا، مسبح.')
})

function NothingInArabic() {
  const filters = ['فيلا', 'مسبح'].map((label) => ({ label, drop: {}, keep: {} }))
  return (
    <LanguageProvider value="ar">
      <NothingFound
        filters={filters}
        suggestions={[]}
        nearest={[]}
        posted={undefined}
        isSettled
        onSearch={() => {}}
      />
    </LanguageProvider>
  )
}
