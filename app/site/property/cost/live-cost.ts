import { formatNumber } from '#app/ui/format.ts'
import { readTerms, trueCost, type TrueCost } from '#domain/properties/costs/true-cost.ts'

/** Recalculates the costs when the form of the panel changes. */
export function attachCostCalculator(panel: HTMLElement): void {
  const form = panel.querySelector('form')
  const price = Number(panel.querySelector<HTMLElement>('[data-price]')?.dataset['price'])
  if (!form || form.dataset['attached']) return
  form.dataset['attached'] = 'yes'

  const calculate = () => {
    const input = new FormData(form)
    const terms = readTerms((name) => {
      const value = input.get(name)
      return typeof value === 'string' ? value : null
    })
    const cost = trueCost(price, terms)
    for (const element of panel.querySelectorAll<HTMLElement>('[data-cost]'))
      element.textContent = formatNumber(cost[element.dataset['cost'] as keyof TrueCost])
  }
  form.addEventListener('input', calculate)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    calculate()
  })
  calculate()
}
