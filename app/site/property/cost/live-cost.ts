import { number } from '#app/ui/format.ts'
import { readTerms, trueCost, type TrueCost } from '#domain/properties/costs/true-cost.ts'

/** From now on the costs follow what is written into the form of their panel. */
export function bringToLife(panel: HTMLElement): void {
  const form = panel.querySelector('form')
  const price = Number(panel.querySelector<HTMLElement>('[data-price]')?.dataset['price'])
  if (!form || form.dataset['alive']) return
  form.dataset['alive'] = 'yes'

  const calculate = () => {
    const written = new FormData(form)
    const terms = readTerms((name) => {
      const value = written.get(name)
      return typeof value === 'string' ? value : null
    })
    const cost = trueCost(price, terms)
    for (const shown of panel.querySelectorAll<HTMLElement>('[data-cost]'))
      shown.textContent = number(cost[shown.dataset['cost'] as keyof TrueCost])
  }
  form.addEventListener('input', calculate)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    calculate()
  })
  calculate()
}
