import { number } from '#app/ui/format.ts'

/** What a square metre costs, where the price is a figure and the area is known; else nothing. */
export function perSquareMetre({
  currency,
  price,
  maxarea,
}: {
  currency: string
  price: string
  maxarea: number | null
}): string {
  const figure = price.trim().replaceAll(',', '')
  if (!maxarea || !/^\d+(\.\d+)?$/.test(figure)) return ''
  return `${currency} ${number(Math.round(Number(figure) / maxarea))}`.trim()
}
