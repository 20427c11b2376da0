const KILOBYTES = new Intl.NumberFormat('en-GB', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
})
const MEGABYTES = new Intl.NumberFormat('en-GB', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})

/** As people say it: `2.1 MB`, `84 kB`. */
export function fileSize(bytes: number): string {
  return bytes < 100_000
    ? KILOBYTES.format(Math.max(1, bytes / 1000))
    : MEGABYTES.format(bytes / 1_000_000)
}
