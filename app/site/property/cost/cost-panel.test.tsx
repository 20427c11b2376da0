import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { fees } from '#agency/fees.ts'
import { emptyProperty } from '#test/samples.ts'

import { CostPanel, toCostView } from './cost-panel.tsx'

test('the cost of commercial property says that VAT may be due on its price', () => {
  const textOf = (category: { category_name: string; category_kind?: string }) => {
    const sale = { ...emptyProperty, ...category, currency: 'AED' as const, price: '3m' }
    const view = toCostView(fees, sale, new URLSearchParams())
    return view && renderToStaticMarkup(<CostPanel {...view} />)
  }
  const vat = 'VAT of 5 % may be due on the price'
  expect(textOf({ category_name: 'Office' })).toContain(vat)
  expect(textOf({ category_name: 'Showroom', category_kind: 'Retail' })).toContain(vat)
  expect(textOf({ category_name: 'Villa' })).not.toContain(vat)
})
