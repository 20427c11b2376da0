import { formatNumber } from '#app/ui/format.ts'

/** `340 KB`, `12.5 MB`, `3.1 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} KB`
  const [amount, unit] = bytes < 1_000_000_000 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB']
  return `${formatNumber(Math.round(amount * 10) / 10)} ${unit}`
}
