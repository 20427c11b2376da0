import { formatNumber } from '#app/ui/format.ts'

/** The price per square metre; empty if the price is not a number or the area is unknown. */
export function perSquareMetre({
  currency,
  price,
  maxarea,
}: {
  currency: string
  price: string
  maxarea: number | null
}): string {
  const digits = price.trim().replaceAll(',', '')
  if (!maxarea || !/^\d+(\.\d+)?$/.test(digits)) return ''
  return `${currency} ${formatNumber(Math.round(Number(digits) / maxarea))}`.trim()
}
