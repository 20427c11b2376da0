import { pageLanguage } from '#app/language.tsx'
import { formatNumber, OPEN_AMOUNT } from '#app/ui/format.ts'
import type { Fees } from '#domain/agency/sections/money.ts'
import { readTerms, trueCost, type TrueCost } from '#domain/properties/costs/true-cost.ts'

/** Recalculates the costs in a listing's details when the form of `CostPanel` changes. */
export function attachCostCalculator(details: HTMLElement): void {
  const panel = details.querySelector<HTMLElement>('[data-price]')
  const form = panel?.querySelector('form')
  const { price: listed, fees: json } = panel?.dataset ?? {}
  if (!panel || !form || !json || form.dataset['attached']) return
  const price = Number(listed)
  const fees = JSON.parse(json) as Fees
  form.dataset['attached'] = 'yes'

  const calculate = () => {
    const input = new FormData(form)
    const read = (name: string) => {
      const value = input.get(name)
      return typeof value === 'string' ? value : null
    }
    const { terms, problems } = readTerms(fees.example, read, pageLanguage())
    const cost = trueCost(fees, price, terms)
    const sentences = Object.values(problems)
    for (const field of form.querySelectorAll('input'))
      if (field.name in problems) field.setAttribute('aria-invalid', 'true')
      else field.removeAttribute('aria-invalid')
    const problem = form.querySelector('output')
    if (problem) problem.textContent = sentences.join(' ')
    for (const element of panel.querySelectorAll<HTMLElement>('[data-cost]')) {
      const name = element.dataset['cost'] as keyof TrueCost
      // Without valid terms, the amounts of the mortgage are open.
      const isOpen = sentences.length > 0 && element.closest('[aria-live]') !== null
      element.textContent = isOpen ? OPEN_AMOUNT : formatNumber(cost[name])
    }
  }
  form.addEventListener('input', calculate)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    calculate()
  })
  calculate()
}
