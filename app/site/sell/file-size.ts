/** `2.1 MB`, `84 kB`. */
export function formatFileSize(bytes: number, units = { kB: 'kB', MB: 'MB' }): string {
  return bytes < 100_000
    ? `${Math.max(1, Math.round(bytes / 1000))} ${units.kB}`
    : `${Math.round(bytes / 100_000) / 10} ${units.MB}`
}
