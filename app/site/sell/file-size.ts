/** `2.1 MB`, `84 kB`. */
export function formatFileSize(bytes: number): string {
  return bytes < 100_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${Math.round(bytes / 100_000) / 10} MB`
}
