import { dubaiDay } from '#domain/dubai-time.ts'

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download must have started before its address is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** `enquiries-2026-03-01.csv`, with the date in Dubai. */
export function datedFileName([name, extension]: [string, string], now = new Date()): string {
  return `${name}-${dubaiDay(now)}.${extension}`
}
